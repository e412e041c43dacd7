import { lazy, Suspense } from 'react'
import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import { useSeemsSignedIn } from '#features/identity/ui/seems-signed-in.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { reviewTexts } from '../messages/index.ts'
import type { Review } from '../model/review.schema.ts'
import { OwnFrame, OwnLoading } from './own-frame.tsx'
import { ReplyText } from './reply-text.tsx'

/** Readers never load what writers and the owner use. */
const OwnReview = lazy(async () => ({ default: (await import('./own-review.tsx')).OwnReview }))
const OwnerReply = lazy(async () => ({ default: (await import('./owner-reply.tsx')).OwnerReply }))

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
    <Suspense fallback={<OwnLoading />}>
      <OwnReview />
    </Suspense>
  )
}

/** The owner's answer to a review. */
export function Reply({ review, company }: { review: Review; company: string }) {
  const text = review.reply && <ReplyText reply={review.reply} company={company} />
  if (!useSeemsSignedIn()) return text
  return (
    <Suspense fallback={text}>
      <OwnerReply review={review} company={company} />
    </Suspense>
  )
}
