import { createFileRoute, notFound, redirect, useLoaderData } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { loadCases } from '#features/blog/ui/case-studies/load-cases.ts'
import { CaseHtml } from '#features/blog/ui/case-studies/portfolio-page.tsx'
import { loadService } from '#features/site/ui/load-service.ts'
import { ServicePage } from '#features/site/ui/service-page.tsx'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/services/$slug')({
  loader: async ({ params: { slug } }) => {
    const found = await loadService(slug)
    if (!found) throw notFound()
    if ('movedTo' in found)
      throw found.movedTo === null
        ? redirect({ to: '/services', statusCode: 301, replace: true })
        : redirect({ to: '/services/$slug', params: { slug: found.movedTo }, statusCode: 301, replace: true })
    return { ...found, cases: await loadCases(found.service.key) }
  },
  component: () => <PageOf data={useLoaderData({ from: '/services/$slug' })} screen={ServiceWithCases} />,
})

function ServiceWithCases({ cases, ...page }: ComponentProps<typeof ServicePage> & { cases: string }) {
  return <ServicePage {...page}>{cases && <CaseHtml html={cases} />}</ServicePage>
}
