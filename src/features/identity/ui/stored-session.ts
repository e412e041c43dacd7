/** Reads the storage that `auth.store.ts` writes, without loading it; the session may have ended since. */
export function hasStoredSession(): boolean {
  try {
    return /"isAuthenticated":true/.test(localStorage['auth-storage'])
  } catch {
    return false
  }
}
