import { type PageTable, pageAt } from '#kernel/pages.ts'

/**
 * Whether Google's tag may load on a page. Never on sign-in pages, pages opened from an email or pages with personal
 * data.
 */
export function allowsGoogleTag(pathname: string, pages?: PageTable): boolean {
  return pageAt(pathname, pages).measuredBy === 'google'
}
