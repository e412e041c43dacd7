import type { EssentialName } from '#kernel/storage-registry.ts'
import { YEAR_SECONDS } from '#kernel/time-units.ts'

/** Writes cookies and web storage. Names come from the registry; names that need consent do not compile here. */
export function setEssentialCookie(name: EssentialName<'cookie'>, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/** Storage may be disabled; then nothing is stored. */
export function setLocal(name: EssentialName<'localStorage'>, value: unknown): void {
  writeItem(() => localStorage, name, value)
}

export function removeLocal(name: EssentialName<'localStorage'>): void {
  try {
    localStorage.removeItem(name)
  } catch {}
}

/** Session storage: until the tab is closed. */
export function setSession(name: EssentialName<'sessionStorage'>, value: unknown): void {
  writeItem(() => sessionStorage, name, value)
}

function writeItem(storage: () => Storage, name: string, value: unknown): void {
  try {
    storage().setItem(name, JSON.stringify(value))
  } catch {}
}

/** The user whose data this browser holds; written by `auth.store.ts`. Malformed content is nobody. */
export function storedUserId(): string | null {
  try {
    const { userId } = JSON.parse(localStorage['auth-storage']).state
    return typeof userId === 'string' ? userId : null
  } catch {
    return null
  }
}
