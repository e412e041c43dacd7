import { publicGet } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { BlogSearch } from '../../model/blog-search.ts'
import type { PublicCategories } from '../../model/category.schema.ts'
import type { PostList, PublicPost } from '../../model/post.schema.ts'
import type { BlogRoutes } from '../../server/posts/blog.routes.ts'

/**
 * Loaders of the public pages. Plain fetches without the query library: their data is in the HTML. Null if the list
 * could not be loaded, so that the page can show an error.
 */
export async function loadPosts({ q, ...filter }: BlogSearch): Promise<PostList | null> {
  const words = new URLSearchParams({ lng: currentLocale(), ...filter, ...(q && { query: q }) })
  return bodyOrNull(publicGet<BlogRoutes, '/posts'>(`/api/blog/posts?${words}`))
}

export async function loadCategories(): Promise<PublicCategories | null> {
  return bodyOrNull(publicGet<BlogRoutes, '/categories'>(`/api/blog/categories?lng=${currentLocale()}`))
}

/** Null if the post does not exist or is not public. */
export async function loadPost(id: string): Promise<PublicPost | null> {
  const { status, body } = await publicGet<BlogRoutes, '/posts/:id'>(
    `/api/blog/posts/${encodeURIComponent(id)}?lng=${currentLocale()}`,
  )
  if (status === 404 || status === 422) return null
  if (!body) throw new Error(String(status))
  return body
}

function bodyOrNull<Body>(call: Promise<{ body?: Body }>): Promise<Body | null> {
  return call.then(({ body }) => body ?? null).catch(() => null)
}
