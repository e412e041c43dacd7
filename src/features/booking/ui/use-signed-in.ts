import { useEffect } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { checkSession } from '#features/identity/ui/session.ts'
import { useAwake } from './use-awake.ts'

/** Whether somebody is signed in, as far as the browser knows; what is stored may be old and is checked. */
export function useSignedIn(): boolean {
  const isAwake = useAwake()
  const isAuthenticated = useAuth((state) => state.isAuthenticated)
  useEffect(() => void checkSession(), [])
  return isAwake && isAuthenticated
}
