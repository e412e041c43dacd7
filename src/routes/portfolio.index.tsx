import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { loadCases } from '#features/blog/ui/case-studies/load-cases.ts'
import { PortfolioPage } from '#features/blog/ui/case-studies/portfolio-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/portfolio/')({
  loader: async () => {
    const [content, html] = await Promise.all([loadContent('portfolio'), loadCases()])
    return { ...content, html }
  },
  component: () => <PageOf data={useLoaderData({ from: '/portfolio/' })} screen={PortfolioPage} />,
})
