import { publicGet } from '#platform/client/api-fetch.ts'
import { loadPageTexts } from '#platform/client/load-page-texts.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { Texts, Uses } from '#platform/i18n/texts.ts'
import type { Content } from '../content/content.ts'
import type { PageKey } from '../content/page-content.ts'
import type { ContentRoutes } from '../server/content.routes.ts'

/** Loads the content of a page and its texts. */
export async function loadContent<Key extends PageKey, Wanted extends readonly Texts[]>(
  key: Key,
  ...wanted: Wanted
): Promise<Content<Key> & Uses<Wanted>> {
  const locale = currentLocale()
  const [{ body }, texts] = await Promise.all([
    publicGet<ContentRoutes, '/pages/:key'>(`/api/site/pages/${key}?lng=${locale}`),
    loadPageTexts(locale, ...wanted),
  ])
  if (!body) throw new Error(`no page ${key}`)
  // The route has one type for all pages.
  return { ...(body as Content<Key>), texts }
}
