import { prefixOf, withoutPrefix, withPrefix } from '#kernel/locale.ts'
import type { AccessToken } from '../../model/identity.schema.ts'
import { safeNext } from '../../model/safe-next.ts'
import { useAuth } from '../auth.store.ts'

export function completeSignIn(signedIn: Pick<AccessToken, 'token' | 'user'>, next: string | undefined): void {
  useAuth.getState().setSignedIn(signedIn)
  redirectAfterSignIn(next)
}

/** A full page load, so that every part of the page knows the user; `replace` keeps the form out of the history. */
export function redirectAfterSignIn(next: string | undefined): void {
  location.replace(redirectTarget(next))
}

/** Without `next`, or with one that leads back here: the home page in the current language. */
export function redirectTarget(next: string | undefined): string {
  const home = withPrefix(prefixOf(location.pathname), '/')
  if (!next) return home
  const target = safeNext(next)
  return target === '/' || withoutPrefix(target).startsWith('/login') ? home : target
}
