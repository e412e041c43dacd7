import { apiFetch } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { BlogSearch } from '../../model/blog-search.ts'
import type { PublicCategories } from '../../model/category.schema.ts'
import type { PostList, PublicPost } from '../../model/post.schema.ts'

/**
 * Reads of the public pages. They need no library: their answers travel with the page. Null when the list could not be
 * read, so that the page can say so; on the server that is a page that failed.
 */
export async function loadPosts({ q, ...filter }: BlogSearch): Promise<PostList | null> {
  const words = new URLSearchParams({ lng: currentLocale(), ...filter, ...(q && { query: q }) })
  return fetchOrNull(`posts?${words}`)
}

export async function loadCategories(): Promise<PublicCategories | null> {
  return fetchOrNull(`categories?lng=${currentLocale()}`)
}

/** Nothing when there is no such post for the public. */
export async function loadPost(id: string): Promise<PublicPost | null> {
  const answer = await apiFetch(`/api/blog/posts/${encodeURIComponent(id)}?lng=${currentLocale()}`, {}, true)
  if (answer.status === 404 || answer.status === 422) return null
  if (!answer.ok) throw new Error('the post could not be read')
  return answer.json()
}

async function fetchOrNull<Body>(path: string): Promise<Body | null> {
  try {
    const answer = await apiFetch(`/api/blog/${path}`, {}, true)
    if (!answer.ok) throw new Error('the blog could not be read')
    return await answer.json()
  } catch (failure) {
    if (import.meta.env.SSR) throw failure
    return null
  }
}
