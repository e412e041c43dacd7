import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { BarList } from '#ui/chart/bar-list.tsx'
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
import { useCheckText } from '../check-texts.ts'
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

const TOP_CHECKS = 3

/** The checks that cost most, with the number of pages or other units that fail them. */
function TopChecks({ summary }: { summary: AuditSummary }) {
  const t = useT(auditDashboardTexts)
  const report = useT(auditReportTexts)
  const { number } = useAuditFormat()
  const textOf = useCheckText()
  const rows = summary.checks.slice(0, TOP_CHECKS)
  if (rows.length === 0) return <p className="mt-2">{report('perfect')}</p>
  return (
    <BarList
      label={t('topChecks')}
      headers={[t('check'), t('failing')]}
      className="mt-2 text-ink"
      rows={rows.map(({ check, failed, of }) => ({
        key: check,
        label: textOf(check, 'title'),
        value: failed,
        text: report('failedOf', { failed: number(failed), of: number(of) }),
      }))}
    />
  )
}

/** Score, findings and text-to-code ratio. Texts: `auditDashboardTexts`, `auditReportTexts` and those of the checks. */
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
      {(summary) => (
        <>
          <ResultSentences {...summary} />
          <TopChecks summary={summary} />
        </>
      )}
    </AreaPanel>
  )
}

/** Score, answered questions, and the crawlers, which the analytics slice provides. */
export function AiAssistantsPanel({ crawlers }: { crawlers: ReactNode }) {
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
      {({ answers: { answered, questions } }) => (
        <>
          {questions > 0 && <p>{t('questions', { answered: number(answered), questions: number(questions) })}</p>}
          {crawlers}
        </>
      )}
    </AreaPanel>
  )
}
