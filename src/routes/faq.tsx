import { createFileRoute } from '@tanstack/react-router'
import type { FaqContent } from '#features/site/content/content.ts'
import { FaqPage } from '#features/site/ui/faq-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { page } from '#shell/page.tsx'

export const Route = createFileRoute('/faq')({
  loader: () => loadContent<FaqContent>('faq'),
  component: page(FaqPage),
})
