import { createFileRoute, notFound, useLoaderData } from '@tanstack/react-router'
import { siteTexts } from '#features/site/messages/index.ts'
import { serviceAt } from '#features/site/model/services.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { ServicePage } from '#features/site/ui/service-page.tsx'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/services/$slug')({
  loader: ({ params: { slug } }) => {
    const service = serviceAt(slug)
    if (!service) throw notFound()
    return loadContent(service.key, siteTexts)
  },
  component: () => <PageOf data={useLoaderData({ from: '/services/$slug' })} screen={ServicePage} />,
})
