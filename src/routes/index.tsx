import { createFileRoute } from '@tanstack/react-router'
import type { LandingContent } from '#features/site/content/content.ts'
import { LandingPage } from '#features/site/ui/landing-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'
import { pageHead } from '#shell/page-head.ts'

export const Route = createFileRoute('/')({
  staticData: { hydrate: 'late' },
  loader: () => loadContent<LandingContent>('home'),
  head: ({ loaderData, matches }) => pageHead(loaderData?.page, matches),
  component: Page,
})

function Page() {
  const content = Route.useLoaderData()
  return (
    <TextsProvider value={content.texts}>
      <LandingPage content={content} />
    </TextsProvider>
  )
}
