/** Items of the top bar, in order. Some of their pages have section links. */
export const NAVIGATION = [
  { key: 'home', to: '/', anchors: ['about', 'services', 'reviews', 'why', 'stack'] },
  { key: 'contact', to: '/contact', anchors: ['contact', 'location'] },
  { key: 'services', to: '/services', anchors: ['packages', 'specialization'] },
  { key: 'blog', to: '/blog', anchors: [] },
] as const

export type NavigationItem = (typeof NAVIGATION)[number]
export type Anchor = NavigationItem['anchors'][number]

/** For a link to a section. */
export const ONLY_THIS_PLACE = { includeHash: true } as const

/** Home matches exactly `/`; the others match their subpages too. */
export function isActive(to: string, pathname: string): boolean {
  return to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`)
}

/** Section links of a page; three pages have them. */
export function anchorsOf(pathname: string): readonly Anchor[] {
  return NAVIGATION.find(({ to }) => to === pathname)?.anchors ?? []
}
