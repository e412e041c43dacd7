import { Hono } from 'hono'
import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { LEGAL_PAGES } from '../content/legal-content.ts'
import { getPolicyVersion, listPolicyVersions } from './policy.service.ts'

const operation = operationsFor('site')
const page = z.object({ page: z.enum(LEGAL_PAGES) })
const language = z.object({ lng: z.enum(LOCALES) })
const versions = z.array(z.object({ version: z.int(), since: z.iso.datetime() }))
const text = z.object({
  updatedOn: z.string(),
  sections: z.array(z.object({ id: z.string(), heading: z.string(), body: z.string() })),
})

export const policyRoutes = new Hono<AppEnv>()
  .get(
    '/:page',
    operation('List the versions of a policy', versions, 'Newest first'),
    validate('param', page),
    validate('query', language),
    async (c) => c.json(await listPolicyVersions(c.var.ctx, c.req.valid('param').page, c.req.valid('query').lng)),
  )
  .get(
    '/:page/:version',
    operation('Read a version of a policy', text, 'Its text'),
    validate('param', page.extend({ version: z.coerce.number().int().positive() })),
    validate('query', language),
    async (c) => {
      const { page, version } = c.req.valid('param')
      return c.json(await getPolicyVersion(c.var.ctx, page, c.req.valid('query').lng, version))
    },
  )

export type PolicyRoutes = typeof policyRoutes
