import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'
import { pageHead } from '#shell/page-head.ts'

export const Route = createFileRoute('/_data/admin/moderation')({
  loader: () => loadContent('adminModeration'),
  head: ({ loaderData, matches }) => pageHead(loaderData?.page, matches),
  component: Page,
})

function Page() {
  return <AdminPage {...Route.useLoaderData()} />
}
