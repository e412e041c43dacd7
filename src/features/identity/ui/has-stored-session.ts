import { useSyncExternalStore } from 'react'

/** By a look at what the browser keeps (`auth.store.ts` writes it); whether it still counts is found out afterwards. */
export function useHasStoredSession(): boolean {
  return useSyncExternalStore(subscribeToChanges, hasStoredSession, () => false)
}

/** Other tabs are heard of by the browser, this one by `auth.store.ts`. */
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
