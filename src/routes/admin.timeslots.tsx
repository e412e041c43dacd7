import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '#features/site/ui/content-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { pageHead } from '#shell/page-head.ts'

export const Route = createFileRoute('/admin/timeslots')({
  loader: () => loadContent('adminTimeslots'),
  head: ({ loaderData, matches }) => pageHead(loaderData?.page, matches),
  component: Page,
})

function Page() {
  return <ContentPage page={Route.useLoaderData().page} />
}
