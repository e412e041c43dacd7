/** Reads the storage that `auth.store.ts` writes, without loading it; the session may have ended since. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem('auth-storage')!.includes('"isAuthenticated":true')
  } catch {
    return false
  }
}
