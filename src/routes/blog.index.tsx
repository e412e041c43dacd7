import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router'
import { blogListTexts } from '#features/blog/messages/list/index.ts'
import { blogReadingTexts } from '#features/blog/messages/reading/index.ts'
import { readBlogSearch } from '#features/blog/model/blog-search.ts'
import { BlogError } from '#features/blog/ui/reading/blog-error.tsx'
import { BlogPage } from '#features/blog/ui/reading/blog-page.tsx'
import { loadCategories, loadPosts } from '#features/blog/ui/reading/load-blog.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'

export const Route = createFileRoute('/blog/')({
  validateSearch: readBlogSearch,
  // Other search parameters are kept.
  loaderDeps: ({ search }) => readBlogSearch(search),
  loader: async ({ deps: search }) => {
    const [content, found, all] = await Promise.all([
      loadContent('blog', blogListTexts, blogReadingTexts),
      loadPosts(search),
      loadCategories(),
    ])
    if (!all) return { ...content, found: null, categories: [] }
    const { category, subcategory } = search
    if (category || subcategory) {
      // Loaders are part of every page, so code for rare URLs is imported on demand.
      const { resolveCategory } = await import('#features/blog/model/resolve-category.ts')
      const place = resolveCategory(search, all)
      if (!place) throw notFound()
      if (place.category !== category || place.subcategory !== subcategory)
        throw redirect({ to: '/blog', search: { ...search, ...place }, statusCode: 301 })
    }
    return { ...content, found, categories: all.categories }
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
        <BlogError />
      )}
    </TextsProvider>
  )
}
