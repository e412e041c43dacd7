import { apiFetch } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { CookieTable } from '../model/cookie-table.schema.ts'

export async function loadCookieTable(): Promise<CookieTable> {
  const response = await apiFetch(`/api/consent/registry?lng=${currentLocale()}`, {}, true)
  if (!response.ok) throw new Error('the storage registry could not be loaded')
  return response.json()
}
