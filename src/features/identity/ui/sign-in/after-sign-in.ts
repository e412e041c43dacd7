import { useEffect } from 'react'
import { prefixOf, withoutPrefix, withPrefix } from '#kernel/locale.ts'
import type { AccessToken } from '../../model/identity.schema.ts'
import { safeNext } from '../../model/safe-next.ts'
import { useAuth } from '../auth.store.ts'
import { checkSession } from '../session.ts'

export function completeSignIn(signedIn: Pick<AccessToken, 'token' | 'user'>, next: string | undefined): void {
  useAuth.getState().setSignedIn(signedIn)
  redirectAfterSignIn(next)
}

let isLeaving = false

/** A full page load, so that every part of the page knows the user; `replace` keeps the form out of the history. */
export function redirectAfterSignIn(next: string | undefined): void {
  // A second navigation would cancel the first one and request the page again.
  if (isLeaving) return
  isLeaving = true
  location.replace(redirectTarget(next))
}

/** Without `next`, or with one that leads back here: the home page in the current language. */
export function redirectTarget(next: string | undefined): string {
  const home = withPrefix(prefixOf(location.pathname), '/')
  if (!next) return home
  const target = safeNext(next)
  return target === '/' || withoutPrefix(target).startsWith('/login') ? home : target
}

/** For sign-in and registration: a user who is signed in, or signs in in another tab, has no use for the form. */
export function useRedirectIfSignedIn(next: string | undefined, { isEnabled = true } = {}): void {
  const isSignedIn = useAuth(({ isAuthenticated }) => isAuthenticated)
  useEffect(() => {
    if (isEnabled && isSignedIn && !isLeaving)
      void checkSession().then((isValid) => isValid && redirectAfterSignIn(next))
  }, [isEnabled, isSignedIn, next])
}
