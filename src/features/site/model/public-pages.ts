import { SERVICES } from './services.ts'

/** Pages that search engines and assistants may read, with the key of their content. */
export const PUBLIC_PAGES = [
  { path: '/', key: 'home' },
  { path: '/services', key: 'services' },
  ...SERVICES.map(({ key, slug }) => ({ path: `/services/${slug}` as const, key })),
  { path: '/contact', key: 'contact' },
  { path: '/booking', key: 'booking' },
  { path: '/blog', key: 'blog' },
  { path: '/reviews', key: 'reviews' },
  { path: '/faq', key: 'faq' },
  { path: '/cookies', key: 'cookies' },
  { path: '/privacy', key: 'privacy' },
  { path: '/terms', key: 'terms' },
] as const

export type PublicPage = (typeof PUBLIC_PAGES)[number]

export function publicPageAt(path: string): PublicPage | undefined {
  return PUBLIC_PAGES.find((page) => page.path === path)
}
