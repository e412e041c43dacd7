import { createFileRoute } from '@tanstack/react-router'
import { crawlerTexts } from '#features/analytics/messages/crawlers/index.ts'
import { periodTexts } from '#features/analytics/messages/period/index.ts'
import { visitorsTexts } from '#features/analytics/messages/visitors/index.ts'
import { VisitorsScreen } from '#features/analytics/ui/admin/visitors/visitors-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/visitors')({
  loader: () => loadContent('adminVisitors', visitorsTexts, periodTexts, crawlerTexts),
  component: () => <AdminPage data={Route.useLoaderData()} screen={VisitorsScreen} />,
})
