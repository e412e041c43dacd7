import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { AppEnv } from '#platform/server/http.ts'
import type { ActiveSpan } from '#platform/server/tracing/open-telemetry.ts'
import { isTracing, noteRoute, withSpan } from '#platform/server/tracing/tracing.ts'

/** A span per request. Neither its URL, which may contain user input, nor headers are recorded. */
export const traceRequest: MiddlewareHandler<AppEnv> = (c, next) => {
  if (!isTracing()) return next()
  const { method } = c.req
  const headers = { traceparent: c.req.header('traceparent'), tracestate: c.req.header('tracestate') }
  const attributes = { 'http.request.method': method, 'cyaan.request_id': c.get('requestId') }
  const handle = async (span: ActiveSpan) => {
    await next()
    const { status } = c.res
    span.set({ 'http.response.status_code': status })
    // Of the last handler that ran. Pages have no pattern here: the router notes it when it renders.
    const route = routePath(c)
    if (!/^\/?\*$/.test(route)) noteRoute(route)
    if (status >= 500) span.fail(String(status))
  }
  return withSpan('server', method, attributes, handle, headers)
}
