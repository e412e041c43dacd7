import type { EssentialName } from '#kernel/storage-registry.ts'

const YEAR_SECONDS = 31_536_000

/** The way to what a browser keeps. Names come from the registry; what needs a consent cannot be named here. */
export function setEssentialCookie(name: EssentialName<'cookie'>, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/** Storage may be switched off; then nothing is kept, and nothing breaks. */
export function setLocal(name: EssentialName<'localStorage'>, value: unknown): void {
  writeItem(() => localStorage, name, value)
}

export function removeLocal(name: EssentialName<'localStorage'>): void {
  try {
    localStorage.removeItem(name)
  } catch {}
}

/** Until the tab is closed. */
export function setSession(name: EssentialName<'sessionStorage'>, value: unknown): void {
  writeItem(() => sessionStorage, name, value)
}

function writeItem(storage: () => Storage, name: string, value: unknown): void {
  try {
    storage().setItem(name, JSON.stringify(value))
  } catch {}
}

/** Whose data this browser holds now; `auth.store.ts` writes it. */
export function storedUserId(): string | null {
  try {
    return JSON.parse(localStorage.getItem('auth-storage')!).state.userId
  } catch {
    return null
  }
}
