/** Path of every address that does not exist: such an address may contain anything, even personal data. */
export const NOT_FOUND_PATH = '404'

/** Measured pages without a parameter that are not public content. */
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

export function routeOf(path: string): string {
  if (/^\/services\/[^/]+$/.test(path)) return '/services/$slug'
  if (/^\/blog\/[^/]+\/[^/]+$/.test(path)) return '/blog/$blogId/$slug'
  return path
}
