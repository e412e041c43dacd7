import { type ContentKey, PAGES, type PageTable } from '#kernel/pages.ts'
import type { ServiceKey } from './facts.ts'
import { SERVICES } from './services.ts'

export type PublicKey = ContentKey<true> | ServiceKey
/** A page that search engines and assistants may read, with the key of its content. */
export type PublicPage = { path: string; key: PublicKey }

export const PUBLIC_PAGES = publicPages(PAGES)

/** A route with a parameter is a page per service; posts are in the database. */
export function publicPages(pages: PageTable): PublicPage[] {
  return Object.entries(pages).flatMap(([path, { isIndexed, content }]) => {
    if (path === '/services/$slug') return SERVICES.map(({ key, slug }) => ({ path: `/services/${slug}`, key }))
    return isIndexed && content ? [{ path, key: content as PublicKey }] : []
  })
}

export function publicPageAt(path: string): PublicPage | undefined {
  return PUBLIC_PAGES.find((page) => page.path === path)
}
