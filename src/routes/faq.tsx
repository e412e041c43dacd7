import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { siteTexts } from '#features/site/messages/index.ts'
import { FaqPage } from '#features/site/ui/faq-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/faq')({
  loader: () => loadContent('faq', siteTexts),
  component: () => <PageOf data={useLoaderData({ from: '/faq' })} screen={FaqPage} />,
})
