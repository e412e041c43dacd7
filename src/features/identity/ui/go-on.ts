import { prefixOf, withoutPrefix, withPrefix } from '#kernel/locale.ts'
import type { AccessToken } from '../model/identity.schema.ts'
import { safeNext } from '../model/next.ts'
import { useAuth } from './auth.store.ts'

/** Signed in: remember it, and on to where one was going. */
export function enter(answer: Pick<AccessToken, 'token' | 'user'>, next: string | undefined): void {
  useAuth.getState().signedIn(answer)
  goOn(next)
}

/** A whole page load, so that every part of the page knows who is there; "back" does not lead to the form again. */
export function goOn(next: string | undefined): void {
  location.replace(destination(next))
}

/** Without a wish, or with one that leads back here: the home page, in the language of this one. */
export function destination(next: string | undefined): string {
  const home = withPrefix(prefixOf(location.pathname), '/')
  if (!next) return home
  const wish = safeNext(next)
  return wish === '/' || withoutPrefix(wish).startsWith('/login') ? home : wish
}
