import { publicBody } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { CookieTable } from '../model/cookie-table.schema.ts'
import type { ConsentRoutes } from '../server/consent.routes.ts'

export function loadCookieTable(): Promise<CookieTable> {
  return publicBody<ConsentRoutes, '/registry'>(`/api/consent/registry?lng=${currentLocale()}`)
}
