import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Panel, panelActionStyles } from '#ui/data/panel.tsx'
import { linkStyles } from '#ui/link.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { auditDashboardTexts } from '../../../messages/dashboard/index.ts'
import { auditReportTexts } from '../../../messages/report/index.ts'
import type { Area } from '../../../model/check.ts'
import type { AuditSummary } from '../../../model/report.schema.ts'
import { auditQueries } from '../audit.queries.ts'
import { useAuditFormat } from '../audit-format.ts'
import { ActiveRun, RunControl } from '../run-control.tsx'
import { ScorePanel } from '../score-panel.tsx'

type AreaPanelProps = {
  area: Area
  /** Next to the title, once there is a score. */
  action: (summary: AuditSummary) => ReactNode
  children: (summary: AuditSummary) => ReactNode
}

function AreaPanel({ area, action, children }: AreaPanelProps) {
  const t = useT(auditDashboardTexts)
  const report = useT(auditReportTexts)
  const summary = useQuery(auditQueries.summary(area))
  const { data } = summary
  if (!data || summary.isError)
    return (
      <Panel title={t(area)}>
        <Loaded t={report} query={summary} skeleton={<ScoreSkeleton />}>
          {() => null}
        </Loaded>
      </Panel>
    )
  if (data.score === null)
    return (
      <ScorePanel title={t(area)} summary={data}>
        {data.status.running === null && <p className="mb-4">{report('notMeasured.text')}</p>}
        <RunControl summary={data} />
      </ScorePanel>
    )
  return (
    <ScorePanel title={t(area)} summary={data} action={action(data)}>
      {children(data)}
      <div className="mt-3 empty:hidden">
        <ActiveRun status={data.status} />
      </div>
      {data.forDeveloper > 0 && (
        <p className="mt-3">
          <Link to={area === 'seo' ? '/admin/seo' : '/admin/ai'} className={linkStyles()}>
            {t('forDeveloper', { count: data.forDeveloper })}
          </Link>
        </p>
      )}
    </ScorePanel>
  )
}

function ScoreSkeleton() {
  return (
    <>
      <Skeleton className="h-9 w-28" />
      <Skeleton className="mt-3 h-6 w-full max-w-[320px]" />
      <Skeleton shape="block" className="skeleton-rows mt-5 h-36 w-full" />
    </>
  )
}

/** `3 findings on 42 pages, last audit 16 Nov 2026, 02:30 in 4.1 s.`, and the text-to-code ratio. */
function ResultSentences({ findings, pages, result, pagesWithIdealTextRatio }: AuditSummary) {
  const t = useT(auditDashboardTexts)
  const report = useT(auditReportTexts)
  const { number, moment, duration } = useAuditFormat()
  if (!result?.finishedAt) return null
  const { startedAt, finishedAt } = result
  const sentence = t('summary', {
    findings: report('findings', { count: Object.values(findings).reduce((sum, count) => sum + count, 0) }),
    pages: report('pages', { count: pages }),
    date: moment(startedAt),
    duration: duration(new Date(finishedAt).getTime() - new Date(startedAt).getTime()),
  })
  return <p>{`${sentence} ${report('textRatio', { count: pagesWithIdealTextRatio, pages: number(pages) })}`}</p>
}

/** Score, findings and text-to-code ratio. Texts: `auditDashboardTexts`, `auditReportTexts`. */
export function SearchEnginesPanel() {
  const t = useT(auditDashboardTexts)
  return (
    <AreaPanel
      area="seo"
      action={({ pages }) => (
        <Link to="/admin/seo" search={{ view: 'pages' }} className={panelActionStyles}>
          {t('allPages', { count: pages })}
        </Link>
      )}
    >
      {(summary) => <ResultSentences {...summary} />}
    </AreaPanel>
  )
}

/** Score and answered questions. */
export function AiAssistantsPanel() {
  const t = useT(auditDashboardTexts)
  const { number } = useAuditFormat()
  return (
    <AreaPanel
      area="ai"
      action={() => (
        <Link to="/admin/ai" className={panelActionStyles}>
          {t('details')}
        </Link>
      )}
    >
      {({ answers: { answered, questions } }) =>
        questions > 0 && <p>{t('questions', { answered: number(answered), questions: number(questions) })}</p>
      }
    </AreaPanel>
  )
}
