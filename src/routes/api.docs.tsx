import { createFileRoute } from '@tanstack/react-router'
import { ApiDocs, loadApiDescription } from '#shell/api-docs.tsx'

export const Route = createFileRoute('/api/docs')({
  // In a box of its own: the head of a page reads `paths` too, and means others.
  loader: async () => {
    const description = await loadApiDescription()
    return {
      description,
      page: { title: 'API', description: description.info.description, keywords: '', isPrivate: true },
    }
  },
  component: Page,
})

function Page() {
  return <ApiDocs {...Route.useLoaderData()} />
}
