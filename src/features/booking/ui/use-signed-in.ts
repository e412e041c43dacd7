import { useEffect } from 'react'
import { checkSession } from '#features/identity/ui/check-session.ts'
import { useSeemsSignedIn } from '#features/identity/ui/seems-signed-in.ts'

/** Whether somebody is signed in, as far as the browser knows; what is stored may be old and is checked. */
export function useSignedIn(): boolean {
  const isSignedIn = useSeemsSignedIn()
  useEffect(() => {
    if (isSignedIn) void checkSession()
  }, [isSignedIn])
  return isSignedIn
}
