import { setEssentialCookie, setLocal } from '#platform/client/browser-storage.ts'

const KEY = 'preferences'

export function isDark(): boolean {
  return document.documentElement.dataset.theme === 'dark'
}

export function setDark(dark: boolean): void {
  setEssentialCookie('theme', dark ? 'dark' : 'light')
  savePreference({ darkMode: dark })
  showTheme(dark)
}

/** The event has the value before the cookie of another tab arrives. An update there removes it: the theme stays. */
export function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === KEY && newValue) showTheme(/"darkMode":true/.test(newValue))
}

/** The theme of the cookie; without one, the first-paint script has chosen it. */
export function showStoredTheme(): void {
  const stored = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1]
  showTheme(stored ? stored === 'dark' : isDark())
}

/** `aria-pressed` is set here and not by React: the button works before hydration. */
function showTheme(dark: boolean): void {
  if (dark) document.documentElement.dataset.theme = 'dark'
  else delete document.documentElement.dataset.theme
  document.querySelector('.theme-toggle')?.setAttribute('aria-pressed', String(dark))
  const colour = document.querySelector<HTMLMetaElement>('[name=theme-color]')
  if (colour) colour.content = colour.dataset[dark ? 'dark' : 'light'] ?? ''
}

export function chooseLanguage(language: string): void {
  setEssentialCookie('lng', language)
  savePreference({ language })
}

/** Besides the cookies, which remain when an update clears local storage. */
function savePreference(change: { darkMode: boolean } | { language: string }): void {
  const language = /(?:^|; )lng=(\w+)/.exec(document.cookie)?.[1] ?? document.documentElement.lang
  setLocal(KEY, { darkMode: isDark(), language, ...change })
}

/** Anything may have been stored under the name. */
export type StoredPreferences = { darkMode?: unknown; language?: unknown } | null

export function readPreferences(): StoredPreferences {
  try {
    return JSON.parse(localStorage[KEY])
  } catch {
    return {}
  }
}
