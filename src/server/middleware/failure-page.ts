import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '#platform/server/http.ts'
import { requestLocale } from '#platform/server/request-info.ts'
import { errorPage, overloadPage, rateLimitPage } from '../pages/error-page.ts'
import { sendPlainPage } from '../pages/private-page.ts'
import { isOverload } from './limit-load.ts'

type OnError = (thrown: Error, c: HonoContext<AppEnv>) => Promise<Response>

/** A document navigation gets an HTML page for a 5xx or 429, also when it comes from middleware before the pages. */
export function withFailurePage(handleError: OnError): OnError {
  return async (thrown, c) => {
    const response = await handleError(thrown, c)
    const isNavigation = !c.req.path.startsWith('/api/') && c.req.header('accept')?.includes('text/html')
    const isRateLimited = response.status === 429
    if ((response.status < 500 && !isRateLimited) || !isNavigation) return response

    const locale = requestLocale(c)
    const html = isRateLimited
      ? rateLimitPage(locale)
      : isOverload(thrown)
        ? overloadPage(locale)
        : errorPage(locale, c.get('requestId'))
    // Otherwise the headers of a response that an earlier handler made would be copied.
    c.res = undefined
    const retryAfter = response.headers.get('retry-after')
    return sendPlainPage(c, { html, hashes: [] }, response.status as ContentfulStatusCode, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter ? { 'retry-after': retryAfter } : {}),
    })
  }
}
