import { createFileRoute } from '@tanstack/react-router'
import type { LegalContent } from '#features/site/content/content.ts'
import { LegalPage } from '#features/site/ui/legal-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'
import { pageHead } from '#shell/page-head.ts'

export const Route = createFileRoute('/privacy')({
  staticData: { hydrate: 'late' },
  loader: () => loadContent<LegalContent>('privacy'),
  head: ({ loaderData, matches }) => pageHead(loaderData?.page, matches),
  component: Page,
})

function Page() {
  const content = Route.useLoaderData()
  return (
    <TextsProvider value={content.texts}>
      <LegalPage content={content} />
    </TextsProvider>
  )
}
