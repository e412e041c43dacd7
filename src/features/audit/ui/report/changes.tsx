import { useT } from '#platform/i18n/provider.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { auditReportTexts } from '../../messages/report/index.ts'
import type { Area } from '../../model/check.ts'
import type { AuditSummary } from '../../model/report.schema.ts'
import type { ReportSearch } from '../../model/report-search.ts'
import { useAuditFormat } from '../audit-format.ts'
import { FindingSearch } from './finding-list.tsx'

type ChangesProps = {
  area: Area
  summary: AuditSummary
  search: ReportSearch
  onSearch: (search: ReportSearch) => void
}

/** New and solved findings compared with the baseline. */
export function Changes({ area, summary, search, onSearch }: ChangesProps) {
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
