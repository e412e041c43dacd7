import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '#features/site/ui/faq-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { page } from '#shell/page.tsx'

export const Route = createFileRoute('/faq')({
  loader: () => loadContent('faq'),
  component: page(FaqPage),
})
