import { useSyncExternalStore } from 'react'

/** By a look at what the browser keeps (`auth.store.ts` writes it); whether it still counts is found out afterwards. */
export function useSeemsSignedIn(): boolean {
  return useSyncExternalStore(onStorage, seemsSignedIn, () => false)
}

/** Other tabs are heard of by the browser, this one by `auth.store.ts`. */
const NEWS = ['storage', 'auth']

function seemsSignedIn(): boolean {
  try {
    return localStorage.getItem('auth-storage')!.includes('"isAuthenticated":true')
  } catch {
    return false
  }
}

function onStorage(listener: () => void): () => void {
  for (const news of NEWS) addEventListener(news, listener)
  return () => {
    for (const news of NEWS) removeEventListener(news, listener)
  }
}
