import { createFileRoute } from '@tanstack/react-router'
import { periodTexts } from '#features/analytics/messages/period/index.ts'
import { vitalsTexts } from '#features/analytics/messages/vitals/index.ts'
import { VitalsScreen } from '#features/analytics/ui/vitals/vitals-screen.tsx'
import { labTexts } from '#features/audit/messages/lab/index.ts'
import { LabPanel } from '#features/audit/ui/dashboard/lab-panel.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/vitals')({
  // Route options are part of the client entry of every page, so the screen validates its search parameters itself.
  validateSearch: (search): Record<string, unknown> => search,
  loader: () => loadContent('adminVitals', vitalsTexts, periodTexts, labTexts),
  component: Page,
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <AdminPage {...Route.useLoaderData()}>
      <VitalsScreen
        search={Route.useSearch()}
        onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
      />
      <div className="mt-[18px]">
        <LabPanel />
      </div>
    </AdminPage>
  )
}
