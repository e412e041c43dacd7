import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { loadContent } from '#features/site/ui/load-content.ts'
import { loadProof } from '#features/site/ui/load-proof.ts'
import { PerformancePage } from '#features/site/ui/performance-page.tsx'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/performance')({
  loader: async () => {
    const [content, proof] = await Promise.all([loadContent('performance'), loadProof('/performance')])
    return { ...content, proof }
  },
  component: () => <PageOf data={useLoaderData({ from: '/performance' })} screen={PerformancePage} />,
})
