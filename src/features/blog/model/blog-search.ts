/** Filters of the post list, as encoded in the query string. */
export type BlogSearch = { category?: string; subcategory?: string; tag?: string; q?: string; after?: string }

const KEYS = ['category', 'subcategory', 'tag', 'q', 'after'] as const

/**
 * Part of the bundle of every visitor, so hand-written instead of a Zod schema. The router parses numeric parameters as
 * numbers.
 */
export function readBlogSearch(raw: Record<string, unknown>): BlogSearch {
  const given = KEYS.map((key) => [key, String(raw[key] ?? '').slice(0, 200)])
  return Object.fromEntries(given.filter(([, value]) => value))
}
