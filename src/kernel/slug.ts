import { foldText } from './normalize-text.ts'

/** Part of an address: letters, digits and hyphens only. */
export function slugOf(title: string, otherwise = 'post'): string {
  const slug = foldText(title)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return truncateSlug(slug, 80) || otherwise
}

/** Cuts at a hyphen if there is one in the second half. */
function truncateSlug(slug: string, length: number): string {
  if (slug.length <= length) return slug
  const end = slug.lastIndexOf('-', length)
  return slug.slice(0, end > length / 2 ? end : length)
}
