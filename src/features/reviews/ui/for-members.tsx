import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import { useSeemsSignedIn } from '#features/identity/ui/seems-signed-in.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { reviewTexts } from '../messages/index.ts'
import type { Review } from '../model/review.schema.ts'
import { OwnFrame, OwnLoading } from './own-frame.tsx'
import { ReplyText } from './reply-text.tsx'

/** Readers never load what writers and the owner use. */
const OwnReview = lazyPart(async () => ({ default: (await import('./own-review.tsx')).OwnReview }))
const OwnerReply = lazyPart(async () => ({ default: (await import('./owner-reply.tsx')).OwnerReply }))

/** Where one writes; for a visitor the way to it. */
export function WriteReview() {
  const t = useT(reviewTexts)
  if (!useSeemsSignedIn())
    return (
      <OwnFrame heading={t('write')}>
        <LogInPrompt>{t('logIn')}</LogInPrompt>
      </OwnFrame>
    )
  return (
    <OwnReview
      fallback={<OwnLoading />}
      failed={(retry) => (
        <OwnFrame heading={t('write')}>
          <FailedNote retry={t('retry')} onRetry={retry}>
            {t('unloaded')}
          </FailedNote>
        </OwnFrame>
      )}
    />
  )
}

/** The owner's answer to a review; where the owner's tools do not come, what every reader sees. */
export function Reply({ review, company }: { review: Review; company: string }) {
  const text = review.reply && <ReplyText reply={review.reply} company={company} />
  if (!useSeemsSignedIn()) return text
  return <OwnerReply review={review} company={company} fallback={text} failed={() => text} />
}
