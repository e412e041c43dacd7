import { createFileRoute } from '@tanstack/react-router'
import { aiCheckTexts } from '#features/audit/messages/ai-checks/index.ts'
import { checkTexts } from '#features/audit/messages/checks/index.ts'
import { auditReportTexts } from '#features/audit/messages/report/index.ts'
import { AuditScreen } from '#features/audit/ui/report/audit-screen.tsx'
import { SummarySentences } from '#features/audit/ui/report/summary-sentences.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/seo')({
  // Route options are part of the client entry of every page, so the screen validates its search parameters itself.
  validateSearch: (search): Record<string, unknown> => search,
  loader: () => loadContent('adminSeo', auditReportTexts, checkTexts, aiCheckTexts),
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <AdminPage {...Route.useLoaderData()}>
      <AuditScreen
        area="seo"
        search={Route.useSearch()}
        onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
        explain={(summary) => <SummarySentences summary={summary} />}
      />
    </AdminPage>
  )
}
