import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { auditReportTexts } from '../../messages/report/index.ts'
import type { Area } from '../../model/check.ts'
import type { ReportSearch } from '../../model/report-search.ts'
import { auditQueries } from '../audit.queries.ts'
import { useAuditFormat } from '../audit-format.ts'
import { useCheckText } from '../check-texts.ts'
import { SeverityBadge } from '../severity-badge.tsx'
import { FindingSearch } from './finding-list.tsx'
import { ReportLink } from './report-link.tsx'

type CheckDetailProps = { area: Area; check: string; search: ReportSearch }

/** One check: why it matters, what it costs, and everything it found. */
export function CheckDetail({ area, check, search }: CheckDetailProps) {
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
        <FindingSearch query={{ area, check, state: 'open' }} search={search} />
      </Panel>
    </div>
  )
}
