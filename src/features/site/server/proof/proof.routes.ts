import { Hono } from 'hono'
import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { PROVED_PAGES } from '../../model/proof.ts'
import { renderProof } from './proof.view.tsx'

const operation = operationsFor('site')
const proof = z.object({ html: z.string().describe('Empty if the page could not be measured') })

export const proofRoutes = new Hono<AppEnv>().get(
  '/',
  operation('Measured figures of a page of this site', proof, 'Static HTML'),
  validate('query', z.object({ lng: z.enum(LOCALES), page: z.enum(PROVED_PAGES) })),
  async (c) => {
    const { lng, page } = c.req.valid('query')
    return c.json({ html: await renderProof(c.var.ctx, page, lng) })
  },
)

export type ProofRoutes = typeof proofRoutes
