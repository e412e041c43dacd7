import type { Locale } from '#kernel/locale.ts'
import { type Catalogue, type LoadedTexts, loadCatalogue, type Texts } from '../i18n/texts.ts'
import { apiFetch } from './api-fetch.ts'

/** The texts of a page or of a part that is loaded later: the server sends those that the owner changed. */
export async function loadPageTexts<Wanted extends readonly Texts[]>(
  locale: Locale,
  ...wanted: Wanted
): Promise<LoadedTexts<Wanted[number]['name']>> {
  const names = wanted.map(({ name }) => name)
  const [own, ...catalogues] = await Promise.all([
    apiFetch(`/api/site/messages?lng=${locale}&of=${names}`, {}, true)
      .then((response) => (response.ok ? response.json() : {}) as Record<string, Catalogue>)
      // Offline: the standard texts are stored with the scripts.
      .catch((): Record<string, Catalogue> => ({})),
    ...wanted.map((texts) => loadCatalogue(locale, texts)),
  ])
  const texts = names.map((name, index) => [name, { ...catalogues[index], ...own[name] }])
  // `fromEntries` does not type the keys.
  return { locale, texts: Object.fromEntries(texts) as { [N in Wanted[number]['name']]: Catalogue } }
}
