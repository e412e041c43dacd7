import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { aiCheckTexts } from '#features/audit/messages/ai-checks/index.ts'
import { checkTexts } from '#features/audit/messages/checks/index.ts'
import { auditReportTexts } from '#features/audit/messages/report/index.ts'
import { AuditScreen } from '#features/audit/ui/admin/report/audit-screen.tsx'
import { SummarySentences } from '#features/audit/ui/admin/report/summary-sentences.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage, type AdminScreenProps } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/seo')({
  loader: () => loadContent('adminSeo', auditReportTexts, checkTexts, aiCheckTexts),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/seo' })} screen={Seo} />,
})

function Seo(props: AdminScreenProps) {
  return <AuditScreen area="seo" {...props} explain={(summary) => <SummarySentences summary={summary} />} />
}
