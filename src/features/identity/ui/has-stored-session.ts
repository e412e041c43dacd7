import { useSyncExternalStore } from 'react'
import { hasStoredSession } from './stored-session.ts'

export function useHasStoredSession(): boolean {
  return useSyncExternalStore(subscribeToChanges, hasStoredSession, () => false)
}

/** The browser dispatches the event for changes of other tabs, `auth.store.ts` for those of this tab. */
function subscribeToChanges(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
