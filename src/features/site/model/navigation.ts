/** The bar, in its order. A page of these may have places to go to inside it. */
export const NAVIGATION = [
  { key: 'home', to: '/', anchors: ['about', 'services', 'reviews', 'why', 'stack'] },
  { key: 'contact', to: '/contact', anchors: ['contact', 'location'] },
  { key: 'services', to: '/services', anchors: ['packages', 'specialization'] },
  { key: 'blog', to: '/blog', anchors: [] },
] as const

export type NavigationItem = (typeof NAVIGATION)[number]
export type Anchor = NavigationItem['anchors'][number]

/** Home only on exactly `/`; the others on everything below them. */
export function isActive(to: string, pathname: string): boolean {
  return to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`)
}

/** The places inside a page: on three pages only. */
export function anchorsOf(pathname: string): readonly Anchor[] {
  return NAVIGATION.find(({ to }) => to === pathname)?.anchors ?? []
}
