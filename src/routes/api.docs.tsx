import { createFileRoute } from '@tanstack/react-router'
import { ApiDocs, loadApiDescription } from '#shell/api-docs.tsx'

export const Route = createFileRoute('/api/docs')({
  loader: () => loadApiDescription(),
  head: () => ({ meta: [{ title: 'API' }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
})

function Page() {
  return <ApiDocs description={Route.useLoaderData()} />
}
