import { useQuery } from '@tanstack/react-query'
import { consentQueries } from '#features/consent/ui/consent.queries.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { vitalsTexts } from '../../messages/vitals/index.ts'

/** Shown when nothing was measured yet. */
export function VitalsEmpty() {
  const t = useT(vitalsTexts)
  const { data: rates = [] } = useQuery(consentQueries.rates())
  const answers = rates.reduce((sum, rate) => sum + rate.answers, 0)
  const allowed = rates.reduce((sum, rate) => sum + rate.analytics, 0)
  return (
    <EmptyState title={t('empty.title')}>
      <p>{t('empty.period')}</p>
      <p className="mt-2">{t('empty.text')}</p>
      <p className="mt-2">{t('empty.answers', { count: answers, allowed })}</p>
    </EmptyState>
  )
}
