import type { MiddlewareHandler } from 'hono'
import { withoutPrefix } from '#kernel/locale.ts'
import { clientAddress, rateLimitAddress } from '#platform/server/client-address.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'

/** Searching costs far more than any other read, and every query is a new one: no cache helps. */
const SEARCHES_PER_MINUTE = 60
/** The query parameter of each address that searches. */
const SEARCH_PARAMETER: Record<string, string> = { '/api/blog/posts': 'query', '/blog': 'q' }

/** Runs where requests come in, so that the calls of a page that is being rendered are not counted again. */
export const limitSearchRate: MiddlewareHandler<AppEnv> = async (c, next) => {
  const parameter = SEARCH_PARAMETER[withoutPrefix(c.req.path)]
  if (parameter && c.req.query(parameter)?.trim()) {
    const key = `search:${rateLimitAddress(clientAddress(c))}`
    await consumeRateLimit(c.var.ctx, { key, max: SEARCHES_PER_MINUTE, seconds: 60 })
  }
  await next()
}
