import { useSyncExternalStore } from 'react'
import { hasStoredSession } from './stored-session.ts'

export function useHasStoredSession(): boolean {
  return useSyncExternalStore(subscribeToChanges, hasStoredSession, () => false)
}

/** `storage` fires for changes of other tabs, `auth` (`auth.store.ts`) for those of this tab. */
const CHANGE_EVENTS = ['storage', 'auth']

function subscribeToChanges(listener: () => void): () => void {
  for (const news of CHANGE_EVENTS) addEventListener(news, listener)
  return () => {
    for (const news of CHANGE_EVENTS) removeEventListener(news, listener)
  }
}
