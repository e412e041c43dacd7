import { Hono } from 'hono'
import { z } from 'zod'
import { requirePermission } from '#features/identity/server/guards.ts'
import { picture } from '#features/media/model/picture.schema.ts'
import { findPictures } from '#features/media/server/media.service.ts'
import { LOCALES } from '#kernel/locale.ts'
import { type AuthenticatedEnv, operationsFor, validate } from '#platform/server/http.ts'
import { measurementRequest, storedMeasurement } from '../../model/case-studies/case-measurement.schema.ts'
import { MAX_CASE_PICTURES } from '../../model/case-studies/case-study.schema.ts'
import { parseId } from '../posts/blog.routes.ts'
import { getMeasurement, measureForCase } from './case-measurement.service.ts'
import type { CaseSources } from './case-study.service.ts'

const operation = operationsFor('portfolio')
const caseOptions = z
  .object({
    services: z.array(z.object({ key: z.string(), name: z.string() })),
    quotes: z
      .array(z.object({ id: z.string(), author: z.string(), title: z.string(), isDemo: z.boolean() }))
      .describe('Reviews that may be quoted'),
  })
  .meta({ id: 'CaseOptions' })
const pictureIds = z.object({ ids: z.string().max(MAX_CASE_PICTURES * 25) })

/** What the form of a case study needs beside the authoring API of posts. Requires `blog:write`. */
export const caseAuthoringRoutes = (sources: CaseSources) =>
  new Hono<AuthenticatedEnv>()
    .use(requirePermission('blog:write'))
    .get(
      '/options',
      operation('Services and quotes to choose from', caseOptions, 'The options'),
      validate('query', z.object({ lng: z.enum(LOCALES) })),
      async (c) => {
        const services = await sources.listServices(c.var.ctx, c.req.valid('query').lng)
        const quotes = await sources.listQuotes(c.var.ctx)
        return c.json({
          services: services.map(({ key, name }) => ({ key, name })),
          quotes: quotes.map(({ id, author, title, isDemo }) => ({ id, author, title, isDemo })),
        })
      },
    )
    .get(
      '/pictures',
      operation('Pictures by their ids', z.array(picture), 'Those that exist'),
      validate('query', pictureIds),
      async (c) => {
        const found = await findPictures(c.var.ctx.db, c.req.valid('query').ids.split(','))
        return c.json([...found.values()])
      },
    )
    .post(
      '/measurements',
      operation('Measure a public address, which takes seconds', storedMeasurement, 'The figures', 201),
      validate('json', measurementRequest),
      async (c) => c.json(await measureForCase(c.var.ctx, c.req.valid('json').address), 201),
    )
    .get('/measurements/:id', operation('Read a measurement', storedMeasurement, 'The figures'), async (c) =>
      c.json(await getMeasurement(c.var.ctx, parseId(c.req.param('id')))),
    )

export type CaseAuthoringRoutes = ReturnType<typeof caseAuthoringRoutes>
