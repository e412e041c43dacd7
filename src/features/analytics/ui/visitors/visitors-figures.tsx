import { useT } from '#platform/i18n/provider.tsx'
import { Figure, Figures } from '#ui/data/figures.tsx'
import { visitorsTexts } from '../../messages/visitors/index.ts'
import type { VisitorsReport } from '../../model/visitors-report.schema.ts'
import { useFigureFormat } from './visitor-format.ts'

/** The key figures, each with its change against the previous period. */
export function VisitorsFigures({ data: { totals, previous } }: { data: VisitorsReport }) {
  const t = useT(visitorsTexts)
  const { number, decimal, percent, duration, change } = useFigureFormat()
  const text = (value: number | null, format: (value: number) => string) =>
    value === null ? t('unknown') : format(value)
  return (
    <Figures label={t('figures')} columns={3}>
      {(['visitors', 'visits', 'views'] as const).map((key) => (
        <Figure key={key} value={number(totals[key])} change={change(totals[key], previous[key])}>
          {t(key)}
        </Figure>
      ))}
      <Figure value={text(totals.viewsPerVisit, decimal)} change={change(totals.viewsPerVisit, previous.viewsPerVisit)}>
        {t('viewsPerVisit')}
      </Figure>
      <Figure
        value={text(totals.bounceRate, percent)}
        change={change(totals.bounceRate, previous.bounceRate, { isDifference: true, lessIsBetter: true })}
      >
        {t('bounceRate')}
      </Figure>
      <Figure value={text(totals.visitSeconds, duration)} change={change(totals.visitSeconds, previous.visitSeconds)}>
        {t('visitTime')}
      </Figure>
    </Figures>
  )
}
