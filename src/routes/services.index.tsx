import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '#features/site/ui/load-content.ts'
import { ServicesPage } from '#features/site/ui/services-page.tsx'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/services/')({
  loader: () => loadContent('services'),
  component: () => <PageOf data={Route.useLoaderData()} screen={ServicesPage} />,
})
