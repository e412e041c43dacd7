import { STANDARD_PAGES } from '../src/features/site/model/public-pages.ts'

/** Public pages with `noindex`. */
export const UNLISTED_PAGES = ['/login', '/register', '/forgot-password']

/** The public pages of a site in Dutch, an article and a category included. */
export async function listAddresses(origin: string): Promise<string[]> {
  const blog = await (await fetch(`${origin}/blog`)).text()
  const linked = [/"(\/blog\/\d[^"]*)"/, /"(\/blog\?category=[^"]*)"/].map((pattern) => pattern.exec(blog)![1]!)
  return [...STANDARD_PAGES.map(({ path }) => path), ...linked, ...UNLISTED_PAGES]
}
