import type { Locale } from '#kernel/locale.ts'
import { setEssentialCookie, setLocal } from '#platform/client/browser-storage.ts'

const KEY = 'preferences'

export function isDark(): boolean {
  return document.documentElement.dataset.theme === 'dark'
}

/** The first-paint script dispatches the event for changes of other tabs. */
export function onThemeChange(listener: () => void): () => void {
  addEventListener('theme', listener)
  return () => removeEventListener('theme', listener)
}

export function setDark(dark: boolean): void {
  if (dark) document.documentElement.dataset.theme = 'dark'
  else delete document.documentElement.dataset.theme
  setEssentialCookie('theme', dark ? 'dark' : 'light')
  savePreference({ darkMode: dark })
  dispatchEvent(new Event('theme'))
}

export function chooseLanguage(language: Locale): void {
  setEssentialCookie('lng', language)
  savePreference({ language })
}

/** Besides the cookies, which remain when an update clears local storage. */
function savePreference(change: { darkMode: boolean } | { language: Locale }): void {
  setLocal(KEY, { darkMode: isDark(), language: document.documentElement.lang, ...readPreferences(), ...change })
}

function readPreferences(): object {
  try {
    return JSON.parse(localStorage.getItem(KEY)!)
  } catch {
    return {}
  }
}
