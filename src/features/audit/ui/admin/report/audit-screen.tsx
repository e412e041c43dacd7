import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { ChartPanel } from '#ui/chart/chart-panel.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { aiCheckTexts } from '../../../messages/ai-checks/index.ts'
import { checkTexts } from '../../../messages/checks/index.ts'
import { auditReportTexts } from '../../../messages/report/index.ts'
import type { Area } from '../../../model/check.ts'
import type { AuditSummary } from '../../../model/report.schema.ts'
import { type ReportSearch, readReportSearch } from '../../../model/report-search.ts'
import { SCORE_CAPS } from '../../../model/weights.ts'
import { auditQueries } from '../audit.queries.ts'
import { useAuditFormat } from '../audit-format.ts'
import { RunControl } from '../run-control.tsx'
import { ScorePanel } from '../score-panel.tsx'
import { AuditReport } from './audit-report.tsx'

export const AUDIT_TEXTS = [auditReportTexts, checkTexts, aiCheckTexts] as const
export type AuditScreenProps = Uses<typeof AUDIT_TEXTS> & {
  area: Area
  /** Search parameters: view, filters, and the selected check or page. */
  search: Record<string, unknown>
  onSearch: (search: ReportSearch) => void
  /** Content of the score panel. */
  explain?: (summary: AuditSummary) => ReactNode
  /** Panels between the score and the report; hidden while a check or page is selected. */
  children?: ReactNode
}

/** The screen of an area: score, run control, history and report. */
export function AuditScreen({ area, search, onSearch, explain, children }: AuditScreenProps) {
  const t = useT(auditReportTexts)
  const read = readReportSearch(search)
  const summary = useQuery(auditQueries.summary(area))
  const isDetail = read.check !== undefined || read.address !== undefined
  return (
    <Loaded t={t} query={summary}>
      {(data) => (
        <div className="flex flex-col gap-[18px]">
          {!isDetail && (
            <>
              <div className="grid gap-[18px] lg:auto-cols-fr lg:grid-flow-col">
                <ScorePanel title={t('score')} summary={data}>
                  {explain?.(data)}
                  {data.score !== null && (
                    <p className="mb-4">
                      {t('score.how', { important: SCORE_CAPS.important, other: SCORE_CAPS.other })}
                    </p>
                  )}
                  <RunControl summary={data} />
                </ScorePanel>
                {data.score !== null && <ScoreHistory area={area} />}
              </div>
              {children}
            </>
          )}
          {data.score !== null && <AuditReport area={area} summary={data} search={read} onSearch={onSearch} />}
        </div>
      )}
    </Loaded>
  )
}

/** Scores of the full runs. No panel before the second one: one score is no history. */
function ScoreHistory({ area }: { area: Area }) {
  const t = useT(auditReportTexts)
  const format = useAuditFormat()
  const history = useQuery(auditQueries.history(area))
  const runs = history.data ?? []
  const [first, last] = [runs[0], runs.at(-1)]
  if (!history.data)
    return (
      <Panel title={t('history')}>
        <Loaded t={t} query={history}>
          {() => null}
        </Loaded>
      </Panel>
    )
  if (!first || !last || first === last) return null
  return (
    <ChartPanel
      title={t('history')}
      label={t('history.label', { first: format.day(first.at), last: format.day(last.at) })}
      points={runs.map(({ at, score }) => ({
        label: format.moment(at),
        shortLabel: format.shortDay(at),
        value: score,
      }))}
      format={format.score}
      formatTick={format.number}
      texts={{ current: t('score'), none: t('history.none') }}
      t={t}
      tableTexts={{ period: t('history.date'), empty: t('history.none') }}
    />
  )
}
