import { useSyncExternalStore } from 'react'

/** Reads the storage that `auth.store.ts` writes; whether the session is still valid is checked later. */
export function useHasStoredSession(): boolean {
  return useSyncExternalStore(subscribeToChanges, hasStoredSession, () => false)
}

function hasStoredSession(): boolean {
  try {
    return localStorage.getItem('auth-storage')!.includes('"isAuthenticated":true')
  } catch {
    return false
  }
}

/** The browser dispatches the event for changes of other tabs, `auth.store.ts` for those of this tab. */
function subscribeToChanges(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
