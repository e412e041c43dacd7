import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { reviewTexts } from '../messages/index.ts'

export function OwnSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby="own-review">
      <h2 id="own-review" className="mb-4 text-[1.5rem]">
        {heading}
      </h2>
      {children}
    </section>
  )
}

export function OwnSectionLoading() {
  const t = useT(reviewTexts)
  return (
    <OwnSection heading={t('write')}>
      <Loading label={t('loading')} lines={4} />
    </OwnSection>
  )
}
