import { Hono, type Context as HonoContext } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { z } from 'zod'
import { HOUR_SECONDS } from '#kernel/time-units.ts'
import { clientAddress, rateLimitAddress } from '#platform/server/client-address.ts'
import { type AppEnv, operationsFor } from '#platform/server/http.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import { eraseMeasurements, exportMeasurements, MEASURING_COOKIES, visitorOf } from './own-measurements.service.ts'

const operation = operationsFor('analytics')
const rows = z.array(z.looseObject({}))
const measurements = z.object({ consents: rows, visits: rows, events: rows })

/** GDPR export and erasure by the identifier cookie. The responses do not reveal whether the identifier exists. */
export const ownMeasurementRoutes = new Hono<AppEnv>()
  .get('/', operation('Measurements of this browser', measurements, 'JSON attachment'), async (c) => {
    await limit(c)
    c.header('content-disposition', 'attachment; filename="my-measurements.json"')
    return c.json(await exportMeasurements(c.var.ctx, visitorOf(c.req.header('cookie'))))
  })
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
    max: 30,
    seconds: HOUR_SECONDS,
  })
}
