import type { Context as HonoContext } from 'hono'
import { detectLocale } from '#kernel/locale.ts'
import type { Env } from '#platform/server/env.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { errorPage, overloadPage, rateLimitPage } from '../pages/error-page.ts'
import { isOverload } from './limit-load.ts'
import { pagePolicy, securityHeaders } from './security-headers.ts'

type OnError = (thrown: Error, c: HonoContext<AppEnv>) => Promise<Response>

/** A document navigation gets an HTML page for a 5xx or 429, also when it comes from middleware before the pages. */
export function withFailurePage(env: Env, handleError: OnError): OnError {
  return async (thrown, c) => {
    const response = await handleError(thrown, c)
    const isNavigation = !c.req.path.startsWith('/api/') && c.req.header('accept')?.includes('text/html')
    const isRateLimited = response.status === 429
    if ((response.status < 500 && !isRateLimited) || !isNavigation) return response

    c.set('isPage', true)
    const requestId = c.get('requestId')
    const locale = detectLocale(c.req.raw)
    const html = isRateLimited
      ? rateLimitPage(locale)
      : isOverload(thrown)
        ? overloadPage(locale)
        : errorPage(locale, requestId)
    const headers = new Headers({
      ...securityHeaders(env),
      'content-security-policy': pagePolicy({ html, hashes: [] }, env),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': requestId,
    })
    const retryAfter = response.headers.get('retry-after')
    if (retryAfter) headers.set('retry-after', retryAfter)
    return new Response(c.req.method === 'HEAD' ? null : html, { status: response.status, headers })
  }
}
