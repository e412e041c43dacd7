import { useEffect } from 'react'
import { checkSessionLazily } from '#features/identity/ui/check-session.ts'
import { useHasStoredSession } from '#features/identity/ui/has-stored-session.ts'

/** Whether somebody is signed in, as far as the browser knows; what is stored may be old and is checked. */
export function useSignedIn(): boolean {
  const isSignedIn = useHasStoredSession()
  useEffect(() => {
    if (isSignedIn) void checkSessionLazily()
  }, [isSignedIn])
  return isSignedIn
}
