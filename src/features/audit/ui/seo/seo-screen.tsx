import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { auditReportTexts } from '../../messages/report/index.ts'
import { type ReportSearch, readReportSearch } from '../../model/report-search.ts'
import { auditQueries } from '../audit.queries.ts'
import { AuditReport } from '../report/audit-report.tsx'
import { Loaded } from '../report/report-state.tsx'
import { ScoreHistory } from '../report/score-history.tsx'
import { SummarySentences } from '../report/summary-sentences.tsx'
import { RunControl } from '../run-control.tsx'
import { ScorePanel } from '../score-panel.tsx'

type SeoScreenProps = {
  /** The address: view, filters, and the check or page that is shown. */
  search: Record<string, unknown>
  onSearch: (search: ReportSearch) => void
}

export function SeoScreen({ search, onSearch }: SeoScreenProps) {
  const t = useT(auditReportTexts)
  const read = readReportSearch(search)
  const summary = useQuery(auditQueries.summary('seo'))
  const isDetail = read.check !== undefined || read.address !== undefined
  return (
    <Loaded query={summary}>
      {(data) => (
        <div className="flex flex-col gap-[18px]">
          {!isDetail && (
            <div className="grid gap-[18px] lg:auto-cols-fr lg:grid-flow-col">
              <ScorePanel title={t('score')} summary={data}>
                <SummarySentences summary={data} />
                <RunControl summary={data} />
              </ScorePanel>
              {data.score !== null && <ScoreHistory area="seo" />}
            </div>
          )}
          {data.score !== null && <AuditReport area="seo" summary={data} search={read} onSearch={onSearch} />}
        </div>
      )}
    </Loaded>
  )
}
