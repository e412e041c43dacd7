import { useSyncExternalStore } from 'react'

/** Reads the storage that `auth.store.ts` writes; whether the session is still valid is checked later. */
export function useHasStoredSession(): boolean {
  return useSyncExternalStore(subscribeToChanges, hasStoredSession, () => false)
}

/** `storage` fires for changes of other tabs, `auth` (`auth.store.ts`) for those of this tab. */
const CHANGE_EVENTS = ['storage', 'auth']

function hasStoredSession(): boolean {
  try {
    return localStorage.getItem('auth-storage')!.includes('"isAuthenticated":true')
  } catch {
    return false
  }
}

function subscribeToChanges(listener: () => void): () => void {
  for (const news of CHANGE_EVENTS) addEventListener(news, listener)
  return () => {
    for (const news of CHANGE_EVENTS) removeEventListener(news, listener)
  }
}
