import { publicBody } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { loadTexts, type Texts, type Uses } from '#platform/i18n/texts.ts'
import type { Content } from '../content/content.ts'
import type { PageKey } from '../content/page-content.ts'
import { siteTexts } from '../messages/index.ts'
import type { ContentRoutes } from '../server/content.routes.ts'

/** Loads the content of a page and its message groups; default: those of the site. */
export function loadContent<Key extends PageKey>(key: Key): Promise<Content<Key> & Uses<typeof siteTexts>>
export function loadContent<Key extends PageKey, Wanted extends readonly [Texts, ...Texts[]]>(
  key: Key,
  ...wanted: Wanted
): Promise<Content<Key> & Uses<Wanted[number]>>
export async function loadContent(key: PageKey, ...wanted: Texts[]): Promise<Content & Uses<Texts>> {
  const locale = currentLocale()
  const [content, texts] = await Promise.all([
    publicBody<ContentRoutes, '/pages/:key'>(`/api/site/pages/${key}?lng=${locale}`),
    loadTexts(locale, ...(wanted.length > 0 ? wanted : [siteTexts])),
  ])
  return { ...content, texts }
}
