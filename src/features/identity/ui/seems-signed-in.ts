import { useSyncExternalStore } from 'react'

/** By a look at what the browser keeps (`auth.store.ts` writes it); whether it still counts is found out afterwards. */
export function useSeemsSignedIn(): boolean {
  return useSyncExternalStore(onStorage, seemsSignedIn, () => false)
}

function seemsSignedIn(): boolean {
  try {
    return localStorage.getItem('auth-storage')!.includes('"isAuthenticated":true')
  } catch {
    return false
  }
}

function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
