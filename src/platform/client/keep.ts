import type { EssentialName } from '#kernel/kept.ts'

const YEAR = 31_536_000

/** The way to what a browser keeps. Names come from the registry; what needs a consent cannot be named here. */
export function keepCookie(name: EssentialName<'cookie'>, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`
}

/** Storage may be switched off; then nothing is kept, and nothing breaks. */
export function keepLocally(name: EssentialName<'localStorage'>, value: unknown): void {
  keep(() => localStorage, name, value)
}

export function forgetLocally(name: EssentialName<'localStorage'>): void {
  try {
    localStorage.removeItem(name)
  } catch {}
}

/** Until the tab is closed. */
export function keepForVisit(name: EssentialName<'sessionStorage'>, value: unknown): void {
  keep(() => sessionStorage, name, value)
}

function keep(storage: () => Storage, name: string, value: unknown): void {
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
