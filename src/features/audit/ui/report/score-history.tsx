import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { ChartPanel } from '#ui/chart/chart-panel.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { auditReportTexts } from '../../messages/report/index.ts'
import type { Area } from '../../model/check.ts'
import { auditQueries } from '../audit.queries.ts'
import { useAuditFormat } from '../audit-format.ts'

/** Scores of the full runs. */
export function ScoreHistory({ area }: { area: Area }) {
  const t = useT(auditReportTexts)
  const format = useAuditFormat()
  const history = useQuery(auditQueries.history(area))
  const runs = history.data ?? []
  if (runs.length < 2)
    return (
      <Panel title={t('history')}>
        <Loaded t={t} query={history}>
          {() => <p className="text-ink-2">{t('history.one')}</p>}
        </Loaded>
      </Panel>
    )
  return (
    <ChartPanel
      title={t('history')}
      label={t('history.label', { first: format.day(runs[0]!.at), last: format.day(runs.at(-1)!.at) })}
      points={runs.map(({ at, score }) => ({
        label: format.moment(at),
        shortLabel: format.shortDay(at),
        value: score,
      }))}
      format={format.score}
      formatTick={format.number}
      texts={{ current: t('score'), none: t('history.none') }}
      tableTexts={{
        showTable: t('showTable'),
        showChart: t('showChart'),
        period: t('history.date'),
        empty: t('history.none'),
      }}
    />
  )
}
