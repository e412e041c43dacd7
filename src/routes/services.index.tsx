import { createFileRoute } from '@tanstack/react-router'
import type { ServicesContent } from '#features/site/content/content.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { ServicesPage } from '#features/site/ui/services-page.tsx'
import { TextsProvider } from '#platform/i18n/provider.tsx'

export const Route = createFileRoute('/services/')({
  staticData: { hydrate: 'late' },
  loader: () => loadContent<ServicesContent>('services'),
  component: Page,
})

function Page() {
  const content = Route.useLoaderData()
  return (
    <TextsProvider value={content.texts}>
      <ServicesPage content={content} />
    </TextsProvider>
  )
}
