import { publicGet } from '#platform/client/api-fetch.ts'
import { loadPageTexts } from '#platform/client/load-page-texts.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { ServiceContent } from '../content/content.ts'
import { siteTexts } from '../messages/index.ts'
import type { ContentRoutes } from '../server/content.routes.ts'

/** The content of a service page and its texts, or where it moved to; null if there is no such page. */
export async function loadService(slug: string) {
  const locale = currentLocale()
  const [{ status, body }, texts] = await Promise.all([
    publicGet<ContentRoutes, '/services/:slug'>(`/api/site/services/${encodeURIComponent(slug)}?lng=${locale}`),
    loadPageTexts(locale, siteTexts),
  ])
  if (status === 404) return null
  if (!body) throw new Error(String(status))
  if ('movedTo' in body) return body
  return { ...(body as ServiceContent & Pick<typeof body, 'paths'>), texts }
}
