import { withoutPrefix } from '#kernel/locale.ts'

const PRIVATE_PAGES =
  /^\/(?:login|register|forgot-password|reset-password|verify-email|unsubscribe|profile|my-appointments|admin|edit|blog\/new|blog\/desk|categorie)(?:\/|$)/

/** Whether Google's tag may be on a page. Never where people sign in, follow a link from an email or see their own data. */
export function allowsGoogleTag(pathname: string): boolean {
  return !PRIVATE_PAGES.test(withoutPrefix(pathname))
}
