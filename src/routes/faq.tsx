import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { faqTexts } from '#features/site/messages/faq/index.ts'
import { FaqPage } from '#features/site/ui/faq-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/faq')({
  loader: () => loadContent('faq', faqTexts),
  component: () => <PageOf data={useLoaderData({ from: '/faq' })} screen={FaqPage} />,
})
