import { Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { getSetting } from '#features/settings/server/setting.service.ts'
import { LOCALES } from '#kernel/locale.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { clientAddress, rateLimitAddress } from '#platform/server/client-address.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { CONSENT_COOKIE, CONSENT_SECONDS, VISITOR_SECONDS } from '../model/consent.ts'
import { cookieTable } from '../model/cookie-table.schema.ts'
import { IDENTIFIER_PATTERN } from '../model/identifier-pattern.ts'
import { measurementSetting } from '../model/measurement.schema.ts'
import { readIdentifier, VISIT_COOKIE, VISITOR_COOKIE } from '../model/visitor.ts'
import * as repo from './consent.repo.ts'
import { type EraseVisitor, readQuestion, recordConsent, withdrawConsent } from './consent.service.ts'
import { buildCookieTable } from './cookie-table.service.ts'

const operation = operationsFor('consent')
const choices = z.strictObject({ functional: z.boolean(), analytics: z.boolean(), marketing: z.boolean() })
const answer = z.object({ choices, locale: z.enum(LOCALES), askedSince: z.iso.datetime().optional() })
const consent = namedObject('Consent', {
  version: z.int(),
  categories: choices.extend({ essential: z.literal(true) }),
  timestamp: z.iso.datetime(),
})
const withdrawn = z.object({ status: z.literal('withdrawn') })
const question = z.looseObject({ title: z.string(), lead: z.string() })
const rate = z.object({
  locale: z.enum(LOCALES),
  answers: z.int(),
  functional: z.int(),
  analytics: z.int(),
  marketing: z.int(),
})

/** What was measured under an identifier is erased with its consent. */
export const consentRoutes = (eraseVisitor: EraseVisitor) =>
  new Hono<AppEnv>()
    .post(
      '/',
      operation('Store a consent answer', consent, 'The stored answer'),
      validate('json', answer),
      async (c) => {
        const { choices, locale, askedSince } = c.req.valid('json')
        const { consent, visitor } = await recordConsent(c.var.ctx, eraseVisitor, {
          choices,
          locale,
          askedSince,
          address: rateLimitAddress(clientAddress(c)),
          visitor: readIdentifier(c.req.header('cookie') ?? '', VISITOR_COOKIE),
        })
        // Set by the server: some browsers limit cookies set by scripts to seven days. Scripts read them, so not
        // HttpOnly.
        const secure = c.var.ctx.env.origin.startsWith('https:')
        const options = { path: '/', sameSite: 'Lax', secure } as const
        setCookie(c, CONSENT_COOKIE, JSON.stringify(consent), { ...options, maxAge: CONSENT_SECONDS })
        // Written by hand: Hono rejects a Max-Age over 400 days. Browsers cap it themselves (RFC 6265bis).
        const lifetime = `Max-Age=${VISITOR_SECONDS}; Path=/${secure ? '; Secure' : ''}; SameSite=Lax`
        if (visitor) c.header('set-cookie', `${VISITOR_COOKIE}=${visitor}; ${lifetime}`, { append: true })
        else for (const name of sentIdentifiers(c.req.header('cookie'))) deleteCookie(c, name, { path: '/', secure })
        return c.json(consent)
      },
    )
    .post(
      '/withdrawal',
      operation(
        'Withdraw the consent of a visitor identifier and erase its measurements',
        withdrawn,
        'Withdrawn and erased; the same for an unknown identifier',
      ),
      validate('json', z.object({ visitor: z.string().regex(IDENTIFIER_PATTERN) })),
      async (c) => {
        await withdrawConsent(c.var.ctx, eraseVisitor, c.req.valid('json').visitor, rateLimitAddress(clientAddress(c)))
        return c.json({ status: 'withdrawn' as const })
      },
    )
    .get(
      '/registry',
      operation('Registry of cookies and storage keys', cookieTable, 'Table in the requested language'),
      validate('query', z.object({ lng: z.enum(LOCALES) })),
      async (c) => {
        const measurement = await getSetting(c.var.ctx, measurementSetting)
        return c.json(await buildCookieTable(c.var.ctx, c.req.valid('query').lng, measurement))
      },
    )
    .get(
      '/question',
      operation('Words of the consent dialog', question, 'Its texts in the requested language'),
      validate('query', z.object({ lng: z.enum(LOCALES) })),
      async (c) => {
        const measurement = await getSetting(c.var.ctx, measurementSetting)
        return c.json(await readQuestion(c.var.ctx, c.req.valid('query').lng, measurement))
      },
    )
    .get(
      '/rates',
      operation('Consent rates', z.array(rate), 'Answers and accepted categories by language'),
      requireAdmin,
      async (c) => c.json(await repo.countByLocale(c.var.ctx.db)),
    )

export type ConsentRoutes = ReturnType<typeof consentRoutes>

function sentIdentifiers(cookies = ''): string[] {
  return [VISITOR_COOKIE, VISIT_COOKIE].filter((name) => cookies.includes(`${name}=`))
}
