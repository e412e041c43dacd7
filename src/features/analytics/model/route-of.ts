/** Views of addresses that do not exist are counted together: such an address may hold anything, personal data too. */
export const NOT_FOUND_PATH = '404'

/** Pages of the site that have no parameter and are no public content, but whose use is measured. */
export const ACCOUNT_PAGES = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/profile',
  '/my-appointments',
  '/unsubscribe',
] as const

/** The pattern of a path, as the router names it. */
export function routeOf(path: string): string {
  if (/^\/services\/[^/]+$/.test(path)) return '/services/$slug'
  if (/^\/blog\/[^/]+\/[^/]+$/.test(path)) return '/blog/$blogId/$slug'
  return path
}
