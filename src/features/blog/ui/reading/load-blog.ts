import { apiFetch } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { BlogSearch } from '../../model/blog-search.ts'
import type { PublicCategories } from '../../model/category.schema.ts'
import type { PostList, PublicPost } from '../../model/post.schema.ts'

/**
 * Loaders of the public pages. Plain fetches without the query library: their data is in the HTML. Null if the list
 * could not be loaded, so that the page can show an error.
 */
export async function loadPosts({ q, ...filter }: BlogSearch): Promise<PostList | null> {
  const words = new URLSearchParams({ lng: currentLocale(), ...filter, ...(q && { query: q }) })
  return fetchOrNull(`posts?${words}`)
}

export async function loadCategories(): Promise<PublicCategories | null> {
  return fetchOrNull(`categories?lng=${currentLocale()}`)
}

/** Null if the post does not exist or is not public. */
export async function loadPost(id: string): Promise<PublicPost | null> {
  const response = await apiFetch(`/api/blog/posts/${encodeURIComponent(id)}?lng=${currentLocale()}`, {}, true)
  if (response.status === 404 || response.status === 422) return null
  if (!response.ok) throw new Error('loading the post failed')
  return response.json()
}

async function fetchOrNull<Body>(path: string): Promise<Body | null> {
  try {
    const response = await apiFetch(`/api/blog/${path}`, {}, true)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
