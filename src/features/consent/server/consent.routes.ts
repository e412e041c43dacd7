import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { clientAddress, rateLimitAddress } from '#platform/server/client-address.ts'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, explains, validate } from '#platform/server/http.ts'
import { CONSENT_COOKIE, CONSENT_SECONDS } from '../model/consent.ts'
import { getRates, giveAnswer } from './consent.service.ts'
import { cookieTable } from './cookie-table.ts'

const explain = explains('consent')
const choices = z.strictObject({ functional: z.boolean(), analytics: z.boolean(), marketing: z.boolean() })
const answer = z.object({ choices, locale: z.enum(LOCALES) })
const consent = z
  .object({ version: z.int(), categories: choices.extend({ essential: z.literal(true) }), timestamp: z.iso.datetime() })
  .meta({ id: 'Consent' })
const cookieList = z.object({
  caption: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
})
const rate = z.object({
  locale: z.enum(LOCALES),
  answers: z.int(),
  functional: z.int(),
  analytics: z.int(),
  marketing: z.int(),
})

export const consentRoutes = new Hono<AppEnv>()
  .post(
    '/',
    explain('Answer the question about cookies', consent, 'The answer'),
    validate('json', answer),
    async (c) => {
      const given = await giveAnswer(c.var.ctx, { ...c.req.valid('json'), address: rateLimitAddress(clientAddress(c)) })
      // Written by the server: some browsers forget after a week what a script wrote. Scripts read it, so not HttpOnly.
      setCookie(c, CONSENT_COOKIE, JSON.stringify(given), {
        path: '/',
        maxAge: CONSENT_SECONDS,
        sameSite: 'Lax',
        secure: c.var.ctx.env.origin.startsWith('https:'),
      })
      return c.json(given)
    },
  )
  .get(
    '/registry',
    explain('Every cookie and storage key', cookieList, 'As a table, in a language'),
    validate('query', z.object({ lng: z.enum(LOCALES) })),
    (c) => c.json(cookieTable(c.req.valid('query').lng)),
  )
  .get('/rates', explain('How many said yes to what', z.array(rate), 'Per language'), requireAdmin, async (c) => {
    return c.json(await getRates(c.var.ctx))
  })

export type ConsentRoutes = typeof consentRoutes
