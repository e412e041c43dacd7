import { useT } from '#platform/i18n/provider.tsx'
import { auditReportTexts } from '../../../messages/report/index.ts'
import type { AuditSummary } from '../../../model/report.schema.ts'
import { useAuditFormat } from '../audit-format.ts'
import { ReportLink } from './report-link.tsx'

/** Number of findings, what changed, and the text-to-code ratio, each with a link to its list. */
export function SummarySentences({ summary }: { summary: AuditSummary }) {
  const t = useT(auditReportTexts)
  const { number, moment } = useAuditFormat()
  const { score, findings, fresh, solved, baselineAt, pages, pagesWithIdealTextRatio } = summary
  if (score === null) return <p className="mb-4">{t('notMeasured.text')}</p>
  const total = Object.values(findings).reduce((sum, count) => sum + count, 0)
  return (
    <ul className="mb-4 flex flex-col gap-1">
      <li>{t('findingsOn', { findings: t('findings', { count: total }), pages: t('pages', { count: pages }) })}</li>
      {baselineAt && (
        <li>
          <ReportLink search={{ view: 'changes' }}>
            {t('sinceBaseline', { date: moment(baselineAt), fresh: number(fresh), solved: number(solved) })}
          </ReportLink>
        </li>
      )}
      <li>
        <ReportLink search={{ view: 'pages', text: 'outside' }}>
          {t('textRatio', { count: pagesWithIdealTextRatio, pages: number(pages) })}
        </ReportLink>
      </li>
    </ul>
  )
}
