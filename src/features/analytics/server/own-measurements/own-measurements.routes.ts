import { Readable } from 'node:stream'
import { Hono, type Context as HonoContext } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { describeRoute } from 'hono-openapi'
import { z } from 'zod'
import { HOUR_SECONDS } from '#kernel/time-units.ts'
import { clientAddress, rateLimitAddress } from '#platform/server/client-address.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import {
  eraseMeasurements,
  MEASURING_COOKIES,
  readMeasurements,
  visitorOf,
  writeMeasurements,
} from './own-measurements.service.ts'

const operation = operationsFor('analytics')
const rows = z.array(z.looseObject({}))
const measurements = z.object({ consents: rows, visits: rows, events: rows, next: z.string().nullable() })
const pageQuery = z.object({ cursor: z.iso.datetime().optional().describe('`next` of the page before') })

/** GDPR export and erasure by the identifier cookie. The responses do not reveal whether the identifier exists. */
export const ownMeasurementRoutes = new Hono<AppEnv>()
  .get(
    '/',
    operation('Measurements of this browser', measurements, 'A page, oldest first, and the cursor of the next one'),
    validate('query', pageQuery),
    async (c) => {
      await limit(c)
      const visitor = visitorOf(c.req.header('cookie'))
      return c.json(await readMeasurements(c.var.ctx, visitor, c.req.valid('query').cursor))
    },
  )
  .get(
    '/file',
    describeRoute({
      tags: ['analytics'],
      summary: 'All measurements of this browser, as a file',
      responses: { 200: { description: 'JSON attachment', content: { 'application/json': { schema: {} } } } },
    }),
    async (c) => {
      await limit(c)
      c.header('content-type', 'application/json')
      c.header('content-disposition', 'attachment; filename="my-measurements.json"')
      const text = writeMeasurements(c.var.ctx, visitorOf(c.req.header('cookie')))
      return c.body(Readable.toWeb(Readable.from(text, { objectMode: false })) as ReadableStream)
    },
  )
  .delete(
    '/',
    operation('Erase the measurements of this browser', z.object({ status: z.literal('erased') }), 'Erased'),
    async (c) => {
      await limit(c)
      const visitor = visitorOf(c.req.header('cookie'))
      if (visitor) await eraseMeasurements(c.var.ctx, visitor)
      const secure = c.var.ctx.env.origin.startsWith('https:')
      for (const name of MEASURING_COOKIES) deleteCookie(c, name, { path: '/', secure })
      return c.json({ status: 'erased' as const })
    },
  )

/** Rate limit: both operations scan all events. */
function limit(c: HonoContext<AppEnv>): Promise<void> {
  return consumeRateLimit(c.var.ctx, {
    key: `own-measurements:${rateLimitAddress(clientAddress(c))}`,
    max: 60,
    seconds: HOUR_SECONDS,
  })
}
