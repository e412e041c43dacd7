/** What of the blog somebody wants to see, as its address says it. */
export type BlogSearch = { category?: string; subcategory?: string; tag?: string; q?: string; after?: string }

const KEYS = ['category', 'subcategory', 'tag', 'q', 'after'] as const

/** Every visitor loads this: it is as small as it can be. A number in an address is a word too. */
export function readBlogSearch(raw: Record<string, unknown>): BlogSearch {
  const given = KEYS.map((key) => [key, String(raw[key] ?? '').slice(0, 200)])
  return Object.fromEntries(given.filter(([, value]) => value))
}
