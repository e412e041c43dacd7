import { withoutPrefix } from '#kernel/locale.ts'

const PRIVATE_PAGES =
  /^\/(?:login|register|forgot-password|reset-password|verify-email|unsubscribe|profile|my-appointments|admin|edit|blog\/new|blog\/desk|categorie)(?:\/|$)/

/**
 * Whether Google's tag may load on a page. Never on sign-in pages, pages opened from an email or pages with personal
 * data.
 */
export function allowsGoogleTag(pathname: string): boolean {
  return !PRIVATE_PAGES.test(withoutPrefix(pathname))
}
