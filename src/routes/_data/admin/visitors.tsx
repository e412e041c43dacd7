import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { VISITORS_TEXTS, VisitorsScreen } from '#features/analytics/ui/admin/visitors/visitors-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/visitors')({
  loader: () => loadContent('adminVisitors', ...VISITORS_TEXTS),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/visitors' })} screen={VisitorsScreen} />,
})
