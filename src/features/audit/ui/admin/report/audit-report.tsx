import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { auditReportTexts } from '../../../messages/report/index.ts'
import type { Area } from '../../../model/check.ts'
import type { AuditSummary } from '../../../model/report.schema.ts'
import { REPORT_VIEWS, type ReportSearch } from '../../../model/report-search.ts'
import { auditQueries } from '../audit.queries.ts'
import { useAuditFormat } from '../audit-format.ts'
import { useCheckText } from '../check-texts.ts'
import { SeverityBadge } from '../severity-badge.tsx'
import { CheckLinksAgain } from './check-links-again.tsx'
import { CheckList } from './check-list.tsx'
import { FindingSearch } from './finding-list.tsx'
import { PageDetail } from './page-detail.tsx'
import { PageList } from './page-list.tsx'
import { ReportLink } from './report-link.tsx'

/** Its findings come from a job of the night. */
const LINK_CHECK = 'link-external'

type AuditReportProps = {
  area: Area
  summary: AuditSummary
  search: ReportSearch
  onSearch: (search: ReportSearch) => void
}

/** Findings of an area by check, by page, or as changes. Requires `auditReportTexts` and the texts of the checks. */
export function AuditReport({ area, summary, search, onSearch }: AuditReportProps) {
  const t = useT(auditReportTexts)
  const { check, address, view = 'checks' } = search
  if (address !== undefined) return <PageDetail address={address} search={search} />
  if (check !== undefined) return <CheckDetail area={area} check={check} search={search} />
  return (
    <div className="flex flex-col gap-[18px]">
      <Segmented
        label={t('view')}
        value={view}
        onValueChange={(next) => onSearch(next === 'checks' ? {} : { view: next })}
        options={REPORT_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        className="self-start"
      />
      {view === 'checks' && <CheckList area={area} />}
      {view === 'pages' && <PageList area={area} search={search} onSearch={onSearch} />}
      {view === 'changes' && <Changes area={area} summary={summary} search={search} onSearch={onSearch} />}
    </div>
  )
}

type CheckDetailProps = { area: Area; check: string; search: ReportSearch }

/** One check: why it matters, what it costs, and everything it found. */
function CheckDetail({ area, check, search }: CheckDetailProps) {
  const t = useT(auditReportTexts)
  const textOf = useCheckText()
  const { points, number } = useAuditFormat()
  const { data } = useQuery(auditQueries.checks(area))
  const report = data?.find((one) => one.check === check)
  return (
    <div className="flex flex-col items-start gap-3">
      <ReportLink search={{}}>{t('back')}</ReportLink>
      <Panel title={textOf(check, 'title')} className="w-full" help={textOf(check, 'why')}>
        {report && (
          <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-[14.5px] text-ink-2">
            <SeverityBadge severity={report.severity} />
            <span>{t('failedOf', { failed: number(report.failed), of: number(report.of) })}</span>
            <span>{t('lost.label', { points: points(report.lost) })}</span>
          </p>
        )}
        {check === LINK_CHECK && <CheckLinksAgain />}
        <FindingSearch query={{ area, check, state: 'open' }} search={search} />
      </Panel>
    </div>
  )
}

/** New and solved findings compared with the baseline. */
function Changes({ area, summary, search, onSearch }: AuditReportProps) {
  const t = useT(auditReportTexts)
  const { moment, number } = useAuditFormat()
  if (summary.baselineAt === null) return <EmptyState>{t('changes.none')}</EmptyState>
  const state = search.state ?? 'fresh'
  return (
    <Panel
      title={t('view.changes')}
      help={t('changes.help', { date: moment(summary.baselineAt) })}
      action={
        <Segmented
          label={t('changes.state')}
          value={state}
          onValueChange={(next) => onSearch({ view: 'changes', state: next })}
          options={[
            { value: 'fresh', label: t('changes.fresh', { count: number(summary.fresh) }) },
            { value: 'solved', label: t('changes.solved', { count: number(summary.solved) }) },
          ]}
        />
      }
    >
      <FindingSearch query={{ area, state }} search={search} />
    </Panel>
  )
}
