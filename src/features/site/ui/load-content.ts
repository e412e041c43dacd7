import { apiFetch } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { type LoadedTexts, loadTexts, type Texts } from '#platform/i18n/texts.ts'
import type { PlainContent } from '../content/content.ts'
import type { PageKey } from '../content/page-content.ts'
import { siteTexts } from '../messages/index.ts'

/** Loads the content of a page and its message groups; default: those of the site. */
export async function loadContent<Content extends PlainContent>(
  key: PageKey,
  ...wanted: Texts[]
): Promise<Content & { texts: LoadedTexts }> {
  const locale = currentLocale()
  const [response, texts] = await Promise.all([
    apiFetch(`/api/site/pages/${key}?lng=${locale}`, {}, true),
    loadTexts(locale, ...(wanted.length > 0 ? wanted : [siteTexts])),
  ])
  if (!response.ok) throw new Error('loading the page content failed')
  return { ...(await response.json()), texts }
}
