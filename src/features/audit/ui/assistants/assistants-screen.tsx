import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { AdminQuestionsForm } from '#features/settings/ui/admin-questions-form.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { assistantTexts } from '../../messages/assistants/index.ts'
import { auditReportTexts } from '../../messages/report/index.ts'
import { type ReportSearch, readReportSearch } from '../../model/report-search.ts'
import { auditQueries } from '../audit.queries.ts'
import { AuditReport } from '../report/audit-report.tsx'
import { Loaded } from '../report/report-state.tsx'
import { ScoreHistory } from '../report/score-history.tsx'
import { RunControl } from '../run-control.tsx'
import { ScorePanel } from '../score-panel.tsx'
import { assistantQueries } from './assistants.queries.ts'
import { FilesPanel } from './files-panel.tsx'
import { QuestionsPanel } from './questions-panel.tsx'

type AssistantsScreenProps = {
  /** The address: view, filters, and the check or page that is shown. */
  search: Record<string, unknown>
  onSearch: (search: ReportSearch) => void
  /** The log of crawlers belongs to another slice. */
  crawlers: ReactNode
}

export function AssistantsScreen({ search, onSearch, crawlers }: AssistantsScreenProps) {
  const t = useT(auditReportTexts)
  const read = readReportSearch(search)
  const summary = useQuery(auditQueries.summary('ai'))
  const isDetail = read.check !== undefined || read.address !== undefined
  return (
    <Loaded query={summary}>
      {(data) => (
        <div className="flex flex-col gap-[18px]">
          {!isDetail && (
            <>
              <div className="grid gap-[18px] lg:auto-cols-fr lg:grid-flow-col">
                <ScorePanel title={t('score')} summary={data}>
                  <RunControl summary={data} />
                </ScorePanel>
                {data.score !== null && <ScoreHistory area="ai" />}
              </div>
              <Read />
              {crawlers}
            </>
          )}
          {data.score !== null && <AuditReport area="ai" summary={data} search={read} onSearch={onSearch} />}
        </div>
      )}
    </Loaded>
  )
}

function Read() {
  const t = useT(assistantTexts)
  return (
    <Loaded query={useQuery(assistantQueries.report())}>
      {({ answers, files, twins }) => (
        <>
          <QuestionsPanel answers={answers}>
            <details className="mt-2 border-line border-t pt-2">
              <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t('edit')}</summary>
              <Suspense
                fallback={
                  <Loading label={t('edit.loading')}>
                    <SkeletonText />
                  </Loading>
                }
              >
                <AdminQuestionsForm />
              </Suspense>
            </details>
          </QuestionsPanel>
          <FilesPanel files={files} twins={twins} />
        </>
      )}
    </Loaded>
  )
}
