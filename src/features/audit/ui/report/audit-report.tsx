import { useT } from '#platform/i18n/provider.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { auditReportTexts } from '../../messages/report/index.ts'
import type { Area } from '../../model/check.ts'
import type { AuditSummary } from '../../model/report.schema.ts'
import { REPORT_VIEWS, type ReportSearch } from '../../model/report-search.ts'
import { Changes } from './changes.tsx'
import { CheckDetail } from './check-detail.tsx'
import { CheckList } from './check-list.tsx'
import { PageDetail } from './page-detail.tsx'
import { PageList } from './page-list.tsx'

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
