import type { Locale } from '#kernel/locale.ts'
import { type Catalogue, loadTexts, type Texts } from '../i18n/texts.ts'
import { apiFetch } from './api-fetch.ts'

/** As `loadTexts`, for pages of visitors: the server sends the texts that the owner changed. */
export async function loadPublicTexts<Wanted extends readonly Texts[]>(
  locale: Locale,
  ...wanted: Wanted
): ReturnType<typeof loadTexts<Wanted>> {
  const names = wanted.map(({ name }) => name)
  const [loaded, response] = await Promise.all([
    loadTexts(locale, ...wanted),
    apiFetch(`/api/site/messages?lng=${locale}&of=${names}`, {}, true),
  ])
  const texts: Record<string, Catalogue> = loaded.texts
  const own = (response.ok ? await response.json() : {}) as typeof texts
  for (const name in own) texts[name] = { ...texts[name], ...own[name] }
  return loaded
}
