import { createFileRoute } from '@tanstack/react-router'
import { ApiDocs, loadApiDescription } from '#shell/api-docs.tsx'

export const Route = createFileRoute('/api/docs')({
  // Nested, because the page head reads a property `paths` with another meaning.
  loader: async () => {
    const description = await loadApiDescription()
    return {
      description,
      page: { title: 'API', description: description.info.description, keywords: '', isPrivate: true },
    }
  },
  component: () => <ApiDocs {...Route.useLoaderData()} />,
})
