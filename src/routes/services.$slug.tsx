import { createFileRoute, notFound, useLoaderData } from '@tanstack/react-router'
import { loadCases } from '#features/blog/ui/case-studies/load-cases.ts'
import styles from '#features/blog/ui/case-studies/portfolio.css?url'
import { siteTexts } from '#features/site/messages/index.ts'
import { serviceAt } from '#features/site/model/services.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { ServicePage } from '#features/site/ui/service-page.tsx'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/services/$slug')({
  loader: ({ params: { slug } }) => {
    const service = serviceAt(slug)
    if (!service) throw notFound()
    return Promise.all([loadContent(service.key, siteTexts), loadCases(service.key)]).then(([content, cases]) => ({
      ...content,
      cases,
    }))
  },
  head: () => ({ links: [{ rel: 'stylesheet', href: styles }] }),
  component: () => <PageOf data={useLoaderData({ from: '/services/$slug' })} screen={ServicePage} />,
})
