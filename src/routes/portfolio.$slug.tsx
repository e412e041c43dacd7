import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { loadCase } from '#features/blog/ui/case-studies/load-cases.ts'
import { CaseHtml } from '#features/blog/ui/case-studies/portfolio-page.tsx'

export const Route = createFileRoute('/portfolio/$slug')({
  loader: async ({ params }) => {
    const found = await loadCase(params.slug)
    if (!found) throw notFound()
    const { html, title, description, slug, languages } = found
    if (slug !== params.slug)
      throw redirect({ to: '/portfolio/$slug', params: { slug }, statusCode: 301, replace: true })
    const paths = Object.fromEntries(languages.map((text) => [text.locale, `/portfolio/${text.slug}`]))
    const shownPaths = Object.fromEntries(
      languages.flatMap((text) => text.shownIn.map((locale) => [locale, `/portfolio/${text.slug}`])),
    )
    return { page: { title, description, keywords: '' }, html, paths, shownPaths }
  },
  component: Page,
})

function Page() {
  return <CaseHtml html={Route.useLoaderData().html} />
}
