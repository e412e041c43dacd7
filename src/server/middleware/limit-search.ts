import type { MiddlewareHandler } from 'hono'
import { withoutPrefix } from '#kernel/locale.ts'
import { clientAddress, rateLimitAddress } from '#platform/server/client-address.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'

/** Searches cost far more than other reads, and no cache helps because every query differs. */
const SEARCHES_PER_MINUTE = 60
const SEARCH_PARAMETER: Record<string, string> = { '/api/blog/posts': 'query', '/blog': 'q' }

/** Runs for external requests only, so that API calls of an SSR render are not counted again. */
export const limitSearchRate: MiddlewareHandler<AppEnv> = async (c, next) => {
  const parameter = SEARCH_PARAMETER[withoutPrefix(c.req.path)]
  if (parameter && c.req.query(parameter)?.trim()) {
    const key = `search:${rateLimitAddress(clientAddress(c))}`
    await consumeRateLimit(c.var.ctx, { key, max: SEARCHES_PER_MINUTE, seconds: 60 })
  }
  await next()
}
