import { createFileRoute } from '@tanstack/react-router'
import { crawlerTexts } from '#features/analytics/messages/crawlers/index.ts'
import { periodTexts } from '#features/analytics/messages/period/index.ts'
import { visitorsTexts } from '#features/analytics/messages/visitors/index.ts'
import type { VisitorsSearch } from '#features/analytics/model/visitors-search.ts'
import { VisitorsScreen } from '#features/analytics/ui/visitors/visitors-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/visitors')({
  // Route options are part of the client entry of every page, so the screen validates its search parameters itself.
  validateSearch: (search): VisitorsSearch => search,
  loader: () => loadContent('adminVisitors', visitorsTexts, periodTexts, crawlerTexts),
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <AdminPage {...Route.useLoaderData()}>
      <VisitorsScreen
        search={Route.useSearch()}
        onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
      />
    </AdminPage>
  )
}
