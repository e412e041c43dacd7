import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { AppEnv } from '#platform/server/http.ts'
import { isTracing, withRequestSpan } from '#platform/server/tracing/tracing.ts'

/** A span per request. Neither its URL, which may contain user input, nor headers are recorded. */
export const traceRequest: MiddlewareHandler<AppEnv> = (c, next) => {
  if (!isTracing()) return next()
  const { method } = c.req
  const headers = { traceparent: c.req.header('traceparent'), tracestate: c.req.header('tracestate') }
  return withRequestSpan(method, headers, async (span) => {
    await next()
    const { status } = c.res
    span.set({
      'http.request.method': method,
      'http.response.status_code': status,
      'cyaan.request_id': c.get('requestId'),
    })
    // Of the last handler that ran. Pages have no pattern here: the router notes it when it renders.
    const route = routePath(c)
    if (!/^\/?\*$/.test(route)) {
      span.rename(`${method} ${route}`)
      span.set({ 'http.route': route })
    }
    if (status >= 500) span.fail(String(status))
  })
}
