import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { linkStyles } from '#ui/link.tsx'
import { auditDashboardTexts } from '../../messages/dashboard/index.ts'
import { auditReportTexts } from '../../messages/report/index.ts'
import { useAuditFormat } from '../audit-format.ts'
import { AreaPanel, TopChecks, useResultSentence } from './area-panel.tsx'

/** Score, findings and text-to-code ratio. Texts: `auditDashboardTexts`, `auditReportTexts` and those of the checks. */
export function SearchEnginesPanel() {
  const t = useT(auditDashboardTexts)
  const report = useT(auditReportTexts)
  const { number } = useAuditFormat()
  const sentenceOf = useResultSentence()
  return (
    <AreaPanel
      area="seo"
      action={({ pages }) => (
        <Link to="/admin/seo" search={{ view: 'pages' }} className={linkStyles()}>
          {t('allPages', { count: pages })}
        </Link>
      )}
    >
      {(summary) => (
        <>
          <p>
            {sentenceOf(summary)}{' '}
            {report('textRatio', { count: summary.pagesWithIdealTextRatio, pages: number(summary.pages) })}
          </p>
          <TopChecks summary={summary} />
        </>
      )}
    </AreaPanel>
  )
}
