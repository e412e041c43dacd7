import { publicGet } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { CookieTable } from '../model/cookie-table.schema.ts'
import type { ConsentRoutes } from '../server/consent.routes.ts'

export async function loadCookieTable(): Promise<CookieTable> {
  const { body } = await publicGet<ConsentRoutes, '/registry'>(`/api/consent/registry?lng=${currentLocale()}`)
  if (!body) throw new Error('loading the table of cookies failed')
  return body
}
