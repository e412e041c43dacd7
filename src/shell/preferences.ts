import type { Locale } from '#kernel/locale.ts'

const YEAR = 31_536_000
const KEY = 'preferences'

const listeners = new Set<() => void>()

export function isDark(): boolean {
  return document.documentElement.dataset.theme === 'dark'
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setDark(dark: boolean): void {
  if (dark) document.documentElement.dataset.theme = 'dark'
  else delete document.documentElement.dataset.theme
  writeCookie('theme', dark ? 'dark' : 'light')
  keep({ darkMode: dark })
  for (const listener of listeners) listener()
}

export function chooseLanguage(language: Locale): void {
  writeCookie('lng', language)
  keep({ language })
}

/** Cookies survive the clean-up of local storage after an update, and the server reads them. */
function writeCookie(name: 'theme' | 'lng', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`
}

function keep(change: { darkMode: boolean } | { language: Locale }): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    localStorage.setItem(
      KEY,
      JSON.stringify({ darkMode: isDark(), language: document.documentElement.lang, ...kept, ...change }),
    )
  } catch {
    // Storage may be switched off; the cookie is enough.
  }
}
