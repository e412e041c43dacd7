import type { Locale } from '#kernel/locale.ts'
import { keepCookie, keepLocally } from '#platform/client/keep.ts'

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
  keepCookie('theme', dark ? 'dark' : 'light')
  keep({ darkMode: dark })
  for (const listener of listeners) listener()
}

export function chooseLanguage(language: Locale): void {
  keepCookie('lng', language)
  keep({ language })
}

/** Beside the cookies, which survive the clean-up of local storage after an update. */
function keep(change: { darkMode: boolean } | { language: Locale }): void {
  keepLocally(KEY, { darkMode: isDark(), language: document.documentElement.lang, ...kept(), ...change })
}

function kept(): object {
  try {
    return JSON.parse(localStorage.getItem(KEY)!)
  } catch {
    return {}
  }
}
