import { createFileRoute, notFound, useLoaderData } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { loadCases } from '#features/blog/ui/case-studies/load-cases.ts'
import { CaseHtml } from '#features/blog/ui/case-studies/portfolio-page.tsx'
import { siteTexts } from '#features/site/messages/index.ts'
import { serviceAt } from '#features/site/model/services.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { ServicePage } from '#features/site/ui/service-page.tsx'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/services/$slug')({
  loader: async ({ params: { slug } }) => {
    const service = serviceAt(slug)
    if (!service) throw notFound()
    const [content, cases] = await Promise.all([loadContent(service.key, siteTexts), loadCases(service.key)])
    return { ...content, cases }
  },
  component: () => <PageOf data={useLoaderData({ from: '/services/$slug' })} screen={ServiceWithCases} />,
})

function ServiceWithCases({ cases, ...page }: ComponentProps<typeof ServicePage> & { cases: string }) {
  return <ServicePage {...page}>{cases && <CaseHtml html={cases} />}</ServicePage>
}
