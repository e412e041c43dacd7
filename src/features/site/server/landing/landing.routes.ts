import { Hono } from 'hono'
import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { getLandingPage, type LandingParts } from './landing-page.service.ts'
import { renderPeople } from './people.view.tsx'

const operation = operationsFor('site')
const inLocale = z.object({ lng: z.enum(LOCALES) })

const landing = z
  .object({
    page: z.looseObject({
      title: z.string(),
      heading: z.string(),
      lead: z.string(),
      description: z.string(),
      keywords: z.string(),
    }),
    slogan: z.string(),
    taglines: z.array(z.string()).describe('Endings of the lead'),
    rating: z.string().describe('Average and number of reviews; empty without reviews'),
    actions: z.object({ book: z.string(), quote: z.string() }),
    html: z.string().describe('Everything below the hero'),
  })
  .meta({ id: 'LandingPage' })
const people = z.object({ html: z.string().describe('Empty if the company names no people') })

/** Parts of public pages as static HTML, which saves the browser the JavaScript to render them. */
export const landingRoutes = (parts: LandingParts) =>
  new Hono<AppEnv>()
    .get(
      '/landing',
      operation('Landing page', landing, 'Its hero as data, the rest as static HTML'),
      validate('query', inLocale),
      async (c) => c.json(await getLandingPage(c.var.ctx, parts, c.req.valid('query').lng)),
    )
    .get('/people', operation('People of the company', people, 'Static HTML'), validate('query', inLocale), async (c) =>
      c.json({ html: await renderPeople(c.var.ctx, c.req.valid('query').lng) }),
    )

export type LandingRoutes = ReturnType<typeof landingRoutes>
