import type { ReactNode } from 'react'
import { LogInPrompt } from '#features/identity/ui/log-in-prompt.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { reviewTexts } from '../messages/index.ts'

type OwnSectionProps = { heading?: 'write' | 'mine'; headingClass?: string; children: ReactNode }

export function OwnSection({ heading = 'write', headingClass = 'mb-4 text-[1.5rem]', children }: OwnSectionProps) {
  const t = useT(reviewTexts)
  return (
    <section aria-labelledby="own-review">
      <h2 id="own-review" className={headingClass}>
        {t(heading)}
      </h2>
      {children}
    </section>
  )
}

export function OwnSectionLoading() {
  const t = useT(reviewTexts)
  return (
    <OwnSection>
      <Loading label={t('loading')} lines={4} />
    </OwnSection>
  )
}

export function OwnSectionFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT(reviewTexts)
  return (
    <OwnSection>
      <FailedNote retry={t('retry')} onRetry={onRetry}>
        {t('unloaded')}
      </FailedNote>
    </OwnSection>
  )
}

export function OwnSectionLogIn() {
  const t = useT(reviewTexts)
  return (
    // The prompt says the same.
    <OwnSection headingClass="sr-only">
      <LogInPrompt anchor="own-review">{t('logIn')}</LogInPrompt>
    </OwnSection>
  )
}
