import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router'
import { blogReadingTexts } from '#features/blog/messages/reading/index.ts'
import { readBlogSearch } from '#features/blog/model/blog-search.ts'
import { BlogPage } from '#features/blog/ui/blog-page.tsx'
import { BlogTrouble } from '#features/blog/ui/blog-trouble.tsx'
import { loadCategories, loadPosts } from '#features/blog/ui/load-blog.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'

export const Route = createFileRoute('/blog/')({
  staticData: { hydrate: 'late' },
  validateSearch: readBlogSearch,
  // Whatever else stands in the address is here too.
  loaderDeps: ({ search }) => readBlogSearch(search),
  loader: async ({ deps: search }) => {
    const [content, found, { categories, moved }] = await Promise.all([
      loadContent('blog', blogReadingTexts),
      loadPosts(search),
      loadCategories(),
    ])
    const { category, subcategory } = search
    const now = { category: category && moved[category], subcategory: subcategory && moved[subcategory] }
    if (now.category || now.subcategory) {
      const present = { category: now.category ?? category, subcategory: now.subcategory ?? subcategory }
      throw redirect({ to: '/blog', search: { ...search, ...present }, statusCode: 301 })
    }
    if (category && !categories.some(({ slug }) => slug === category)) throw notFound()
    return { ...content, found, categories }
  },
  component: Page,
})

function Page() {
  const search = readBlogSearch(Route.useSearch())
  const { page, texts, found, categories } = Route.useLoaderData()
  const { publicHref } = useRouter().buildLocation({ to: '/blog' })
  return (
    <TextsProvider value={texts}>
      {found ? (
        <BlogPage page={page} search={search} found={found} categories={categories} action={publicHref} />
      ) : (
        <BlogTrouble />
      )}
    </TextsProvider>
  )
}
