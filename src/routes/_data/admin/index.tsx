import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'
import { OVERVIEW_TEXTS, Overview } from '#shell/admin/overview/overview.tsx'
import { OverviewSkeleton } from '#shell/admin/overview/overview-skeleton.tsx'

export const Route = createFileRoute('/_data/admin/')({
  loader: () => loadContent('admin', ...OVERVIEW_TEXTS),
  component: () => (
    <AdminPage data={useLoaderData({ from: '/_data/admin/' })} screen={Overview} skeleton={<OverviewSkeleton />} />
  ),
})
