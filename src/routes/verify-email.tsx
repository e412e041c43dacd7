import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#features/site/content/page-content.ts'
import { ContentPage } from '#features/site/ui/content-page.tsx'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { pageHead } from '#shell/page-head.ts'

export const Route = createFileRoute('/verify-email')({
  loader: () => loadPage(currentLocale(), 'verifyEmail'),
  head: ({ loaderData, matches }) => pageHead(loaderData, matches),
  component: Page,
})

function Page() {
  return <ContentPage page={Route.useLoaderData()} />
}
