import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { siteTexts } from '#features/site/messages/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { ServicesPage } from '#features/site/ui/services-page.tsx'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/services/')({
  loader: () => loadContent('services', siteTexts),
  component: () => <PageOf data={useLoaderData({ from: '/services/' })} screen={ServicesPage} />,
})
