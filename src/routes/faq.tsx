import { createFileRoute } from '@tanstack/react-router'
import type { FaqContent } from '#features/site/content/content.ts'
import { FaqPage } from '#features/site/ui/faq-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'

export const Route = createFileRoute('/faq')({
  staticData: { hydrate: 'late' },
  loader: () => loadContent<FaqContent>('faq'),
  component: Page,
})

function Page() {
  const content = Route.useLoaderData()
  return (
    <TextsProvider value={content.texts}>
      <FaqPage content={content} />
    </TextsProvider>
  )
}
