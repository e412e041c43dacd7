import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { lookAroundErrors } from '#features/identity/model/identity.errors.ts'
import { findLookAround } from '#features/identity/server/session/look-around.service.ts'
import type { JournalPage } from '#features/journal/model/journal-entry.schema.ts'
import { mailServerSetting } from '#features/mail/model/mail-server.schema.ts'
import type { SettingHistory } from '#features/settings/model/setting.schema.ts'
import type { ExampleScope } from '#kernel/user.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { listOwnAddresses } from './look-around.repo.ts'
import { MASK, maskAddresses, maskPrivateValues } from './mask-private-values.ts'

const READS = ['GET', 'HEAD']

/** Calls that write nothing, and those about this browser only. */
const ALLOWED_WRITES = new Set([
  'POST /look-around',
  'POST /en/look-around',
  'POST /fr/look-around',
  'POST /api/whoami',
  'POST /api/identity/token',
  'POST /api/identity/sign-out',
  'POST /api/consent',
  'POST /api/consent/withdrawal',
  'POST /api/analytics/events',
  'DELETE /api/analytics/own',
  'POST /api/booking/admin/rules/preview',
  'POST /api/booking/admin/hours/preview',
  'POST /api/blog/authoring/preview',
])

/** There is no account, and a callback of a provider would create one. */
const REFUSED_READS = /^\/api\/(?:identity\/me|auth)(?:\/|$)/

const NO_ENTRIES: JournalPage = { entries: [], next: null }
const NO_CHANGES: SettingHistory = { changes: [] }

/** Responses about the owner or with a secret: their calls are not made, and this is returned instead. */
const RESPONSES: { path: RegExp; body: object }[] = [
  { path: /^\/api\/journal$/, body: NO_ENTRIES },
  { path: /^\/api\/settings\/admin\/[^/]+\/history$/, body: NO_CHANGES },
  {
    path: /^\/api\/settings\/admin\/mail-server$/,
    body: { value: mailServerSetting.initial, updatedAt: null, isDemo: false },
  },
  { path: /^\/api\/booking\/admin\/feed$/, body: { url: MASK } },
  { path: /^\/api\/booking\/admin\/calendars$/, body: { calendars: [] } },
  { path: /^\/api\/booking\/admin\/calendars\/questions$/, body: { questions: [] } },
]

/**
 * The one place that limits look-around sessions: refuses every write, and masks what is private in the responses of the
 * API. Lists of people are limited to examples by their queries (`User.examples`).
 */
export const limitLookAround: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { method } = c.req
  const path = decodedPath(c.req.path)
  const isRead = READS.includes(method)
  if (isRead && !path.startsWith('/api/')) return next()
  const user = await findLookAround(c.var.ctx, c.req.raw.headers)
  if (!user?.examples) return next()

  const isRefused = isRead ? isRefusedRead(c, path) : !ALLOWED_WRITES.has(`${method} ${c.req.path}`)
  if (isRefused) throw lookAroundErrors.LOOK_AROUND_READ_ONLY()
  const response = isRead && RESPONSES.find((one) => one.path.test(path))
  if (response) return c.json(response.body, 200, { 'cache-control': 'no-store' })
  c.set('lookAround', user)
  await next()
  await maskResponse(c, user.examples)
}

/** `figures=own`: reports about real visitors instead of the example figures. */
function isRefusedRead(c: HonoContext<AppEnv>, path: string): boolean {
  return REFUSED_READS.test(path) || c.req.query('figures') === 'own'
}

/** Route parameters are decoded too. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\/$/, '')
  } catch {
    return path
  }
}

async function maskResponse(c: HonoContext<AppEnv>, examples: ExampleScope): Promise<void> {
  const type = c.res.headers.get('content-type') ?? ''
  const isJson = type.startsWith('application/json')
  if (!c.res.body || (!isJson && !type.startsWith('text/'))) return
  const addresses = await listOwnAddresses(c.var.ctx.db, examples)
  const text = await c.res.text()
  const masked = isJson
    ? JSON.stringify(maskPrivateValues(JSON.parse(text), addresses))
    : maskAddresses(text, addresses)
  c.res = new Response(masked, c.res)
  // Assigning copies the headers of the response before.
  c.res.headers.delete('content-length')
}
