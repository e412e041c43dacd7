import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { z } from 'zod'
import { clientAddress, rateLimitAddress } from '#platform/server/client-address.ts'
import { type AppEnv, httpErrors, jsonResponse, limitBody, validate } from '#platform/server/http.ts'
import { eventBatch, MAX_BATCH_BYTES } from '../../model/event.schema.ts'
import { ingest, limitBatches, type PathExists, readEventSender } from './ingest.service.ts'

export function eventRoutes(pathExists: PathExists) {
  return new Hono<AppEnv>().post(
    '/',
    describeRoute({
      tags: ['analytics'],
      summary: 'Store page views and web vitals',
      responses: {
        200: jsonResponse(z.object({ stored: z.int() }), 'Number of stored events'),
        204: {
          description:
            'Nothing is stored: analytics is not allowed, no event is well-formed and plausible, the visitor or the network sent too many, or the batch is stored already',
        },
      },
    }),
    limitBody(MAX_BATCH_BYTES, () => {
      throw httpErrors.BODY_TOO_LARGE()
    }),
    validate('json', eventBatch),
    async (c) => {
      const address = rateLimitAddress(clientAddress(c))
      limitBatches(address)
      const sender = readEventSender(c.req.header('cookie') ?? '', c.req.header('user-agent') ?? '')
      const stored = sender
        ? await ingest(
            c.var.ctx,
            c.req.valid('json'),
            { ...sender, address, acceptLanguage: c.req.header('accept-language') },
            pathExists,
          )
        : 0
      return stored > 0 ? c.json({ stored }) : c.body(null, 204)
    },
  )
}
