import { createFileRoute } from '@tanstack/react-router'
import { ApiDocs, loadApiDescription } from '#shell/api-docs.tsx'

export const Route = createFileRoute('/api/docs')({
  // In a box of its own: the head of a page reads `paths` too, and means others.
  loader: async () => ({ description: await loadApiDescription() }),
  head: () => ({ meta: [{ title: 'API' }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
})

function Page() {
  return <ApiDocs {...Route.useLoaderData()} />
}
