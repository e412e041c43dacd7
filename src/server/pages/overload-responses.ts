import { mapLocalesAsync } from '#features/settings/model/map-locales.ts'
import type { Locale } from '#kernel/locale.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { loadT } from '#platform/i18n/texts.ts'
import type { Env } from '#platform/server/env.ts'
import { RETRY_AFTER_SECONDS } from '#platform/server/http.ts'
import { NON_PAGE_POLICY, pagePolicy, securityHeaders } from '../middleware/security-headers.ts'
import { overloadPage } from './error-page.ts'
import { createVariant, type PageVariant } from './page.ts'

export type OverloadResponses = { [L in Locale]: { page: PageVariant; json: PageVariant } }

/** The 503 response of load shedding, as a page and as JSON, prepared once per language. */
export async function createOverloadResponses(env: Env): Promise<OverloadResponses> {
  const headers = { ...securityHeaders(env), 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS }
  const prepare = (type: string, policy: string, body: string) =>
    createVariant(503, { ...headers, 'content-type': type, 'content-security-policy': policy }, Buffer.from(body))
  return mapLocalesAsync(async (locale) => {
    const t = await loadT(locale, platformTexts)
    const html = overloadPage(locale)
    const error = { code: 'OVERLOADED', message: t('error.OVERLOADED') }
    return {
      page: prepare('text/html; charset=utf-8', pagePolicy({ html, hashes: [] }, env), html),
      json: prepare('application/json', NON_PAGE_POLICY, JSON.stringify({ error })),
    }
  })
}
