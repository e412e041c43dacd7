import { publicBody } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { type LoadedTexts, loadTexts, type Texts } from '#platform/i18n/texts.ts'
import type { Content } from '../content/content.ts'
import type { PageKey } from '../content/page-content.ts'
import { siteTexts } from '../messages/index.ts'
import type { ContentRoutes } from '../server/content.routes.ts'

/** Loads the content of a page and its message groups; default: those of the site. */
export async function loadContent<Key extends PageKey>(
  key: Key,
  ...wanted: Texts[]
): Promise<Content<Key> & { texts: LoadedTexts }> {
  const locale = currentLocale()
  const [content, texts] = await Promise.all([
    publicBody<ContentRoutes, '/pages/:key'>(`/api/site/pages/${key}?lng=${locale}`),
    loadTexts(locale, ...(wanted.length > 0 ? wanted : [siteTexts])),
  ])
  // The route has the type of every content; `contentOf` returns that of the key.
  return { ...(content as Content<Key>), texts }
}
