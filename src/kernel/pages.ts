import { withoutPrefix } from './locale.ts'
import { hasPermission, type Permission, type User } from './user.ts'

export type PageFacts = {
  /** Who may open it: everyone, every signed-in user, users with a permission, admins. */
  access: 'everyone' | 'user' | 'admin' | Permission
  /** In the site map and for search engines. The others have `noindex` and are disallowed in robots.txt. */
  isIndexed: boolean
  /** `google`: by the site and, if it is set up, by Google's tag. Never where addresses or contents are personal. */
  measuredBy: 'google' | 'site' | 'nobody'
  /** A browser may fetch the HTML of a link before it is followed. */
  isPrefetched: boolean
  /** The service worker stores a copy. Only pages whose HTML is the same for every user. */
  isAvailableOffline: boolean
  /** `intent`: when the visitor uses a control that needs React, or sooner for the reasons in `entry-tasks.ts`. */
  hydrate: 'intent' | 'load'
  /** Key of its texts in the content of the site. Pages with a parameter get theirs from what the parameter names. */
  content?: string
}
export type PageTable = { readonly [route: string]: PageFacts }

const PUBLIC = {
  access: 'everyone',
  isIndexed: true,
  measuredBy: 'google',
  isPrefetched: true,
  isAvailableOffline: true,
  hydrate: 'intent',
} as const satisfies PageFacts
/** Opened without a session, to sign in or from an email. */
const ACCOUNT = { ...PUBLIC, isIndexed: false, measuredBy: 'site' } as const satisfies PageFacts
const PRIVATE = {
  ...ACCOUNT,
  access: 'user',
  isPrefetched: false,
  isAvailableOffline: false,
  hydrate: 'load',
} as const satisfies PageFacts
const WRITING = { ...PRIVATE, access: 'blog:write', measuredBy: 'nobody' } as const satisfies PageFacts
const ADMIN = { ...WRITING, access: 'admin' } as const satisfies PageFacts
const FOR_DEVELOPERS = {
  ...PUBLIC,
  isIndexed: false,
  measuredBy: 'nobody',
  hydrate: 'load',
} as const satisfies PageFacts

/**
 * Every page, by its route. Guards, site map, robots.txt, prefetching, measuring, the service worker and hydration
 * follow this table; `tests/pages.test.ts` compares it with the files in `routes/`.
 */
export const PAGES = {
  '/': { ...PUBLIC, content: 'home' },
  '/services': { ...PUBLIC, content: 'services' },
  '/services/$slug': PUBLIC,
  '/contact': { ...PUBLIC, content: 'contact' },
  '/booking': { ...PUBLIC, content: 'booking' },
  '/blog': { ...PUBLIC, content: 'blog' },
  '/blog/$blogId/$slug': PUBLIC,
  '/portfolio': { ...PUBLIC, content: 'portfolio' },
  '/portfolio/$slug': PUBLIC,
  '/reviews': { ...PUBLIC, content: 'reviews' },
  '/faq': { ...PUBLIC, content: 'faq' },
  '/performance': { ...PUBLIC, content: 'performance' },
  '/cookies': { ...PUBLIC, content: 'cookies' },
  '/privacy': { ...PUBLIC, content: 'privacy' },
  '/terms': { ...PUBLIC, content: 'terms' },

  '/login': { ...ACCOUNT, content: 'login' },
  '/register': { ...ACCOUNT, content: 'register' },
  '/forgot-password': { ...ACCOUNT, content: 'forgotPassword' },
  '/reset-password': { ...ACCOUNT, content: 'resetPassword', hydrate: 'load' },
  '/verify-email': { ...ACCOUNT, content: 'verifyEmail', hydrate: 'load' },
  '/unsubscribe': { ...ACCOUNT, content: 'unsubscribe' },

  // From an email, with the details of one appointment: as private as a page for writers, but without a session.
  '/booking/appointment': { ...WRITING, access: 'everyone', content: 'appointment' },

  '/profile': { ...PRIVATE, content: 'profile' },
  '/my-appointments': { ...PRIVATE, content: 'myAppointments', isAvailableOffline: true },

  '/blog/new': { ...WRITING, content: 'newPost' },
  '/blog/desk': { ...WRITING, content: 'blogAuthoring' },
  '/edit/$blogId/$slug': { ...WRITING, content: 'editPost' },
  '/categorie/new': { ...WRITING, content: 'newCategory', access: 'category:manage' },

  '/admin': { ...ADMIN, content: 'admin' },
  '/admin/ai': { ...ADMIN, content: 'adminAi' },
  '/admin/clients/$key': { ...ADMIN, content: 'adminClient' },
  '/admin/journal': { ...ADMIN, content: 'adminJournal' },
  '/admin/mail': { ...ADMIN, content: 'adminMail' },
  '/admin/messages': { ...ADMIN, content: 'adminMessages' },
  '/admin/moderation': { ...ADMIN, content: 'adminModeration' },
  '/admin/pages': { ...ADMIN, content: 'adminPages' },
  '/admin/seo': { ...ADMIN, content: 'adminSeo' },
  '/admin/settings': { ...ADMIN, content: 'adminSettings' },
  '/admin/timeslots': { ...ADMIN, content: 'adminTimeslots' },
  '/admin/translations': { ...ADMIN, content: 'adminTranslations' },
  '/admin/users': { ...ADMIN, content: 'adminUsers' },
  '/admin/visitors': { ...ADMIN, content: 'adminVisitors' },
  '/admin/vitals': { ...ADMIN, content: 'adminVitals' },

  '/api/docs': FOR_DEVELOPERS,
  '/styleguide': FOR_DEVELOPERS,
} as const satisfies PageTable

type Row = (typeof PAGES)[keyof typeof PAGES]
/** Content keys of pages that search engines may read, or may not. */
export type ContentKey<IsIndexed extends boolean> = Extract<Row, { isIndexed: IsIndexed; content: string }>['content']

/** Route of a path, with or without language prefix; undefined if there is no such page. */
export function routeOf(pathname: string, pages: PageTable = PAGES): string | undefined {
  const path = withoutPrefix(pathname)
  if (Object.hasOwn(pages, path)) return path
  return Object.keys(pages).find((route) => route.includes('$') && patternOf(route).test(path))
}

/** Facts of the page at a path. A path without a page has those of the page above it: what is below `/admin` is private. */
export function pageAt(pathname: string, pages: PageTable = PAGES): PageFacts {
  let path = withoutPrefix(pathname)
  for (;;) {
    const facts = pages[routeOf(path, pages) ?? '']
    if (facts) return facts
    path = path.slice(0, path.lastIndexOf('/')) || '/'
  }
}

export function mayOpen(user: Pick<User, 'role' | 'permissions'>, access: PageFacts['access']): boolean {
  if (access === 'admin') return user.role === 'ADMIN'
  return access === 'user' || access === 'everyone' || hasPermission(user, access)
}

/** A path without a page is a 404, which hydrates at once. */
export function hydratesOnIntent(pathname: string): boolean {
  const route = routeOf(pathname) as keyof typeof PAGES | undefined
  return route !== undefined && PAGES[route].hydrate === 'intent'
}

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/\$\w+/g, '[^/]+')}$`)
}

/** Beginnings of paths, as robots.txt matches them. */
export function unindexedPaths(pages: PageTable): string[] {
  const paths = Object.entries(pages)
    .filter(([, { isIndexed }]) => !isIndexed)
    .map(([route]) => route.replace(/\$.*/, ''))
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)))
}
