import { prefixOf, withoutPrefix, withPrefix } from '#kernel/locale.ts'
import type { AccessToken } from '../../model/identity.schema.ts'
import { safeNext } from '../../model/safe-next.ts'
import { useAuth } from '../auth.store.ts'

/** Signed in: remember it, and on to where one was going. */
export function completeSignIn(answer: Pick<AccessToken, 'token' | 'user'>, next: string | undefined): void {
  useAuth.getState().setSignedIn(answer)
  redirectAfterSignIn(next)
}

/** A whole page load, so that every part of the page knows who is there; "back" does not lead to the form again. */
export function redirectAfterSignIn(next: string | undefined): void {
  location.replace(redirectTarget(next))
}

/** Without a wish, or with one that leads back here: the home page, in the language of this one. */
export function redirectTarget(next: string | undefined): string {
  const home = withPrefix(prefixOf(location.pathname), '/')
  if (!next) return home
  const target = safeNext(next)
  return target === '/' || withoutPrefix(target).startsWith('/login') ? home : target
}
