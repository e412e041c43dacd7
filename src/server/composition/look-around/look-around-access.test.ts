import { expect, test } from 'vitest'
import { appointments } from '#features/booking/server/booking.table.ts'
import { moderatedTexts } from '#features/moderation/server/moderation.table.ts'
import { ACCESS } from '#tests/fixtures/access-table.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { lookAroundFixture, SECRETS } from '#tests/fixtures/look-around-fixture.ts'
import { SETTINGS } from '../settings.ts'

/** Writes about the browser or the session, and calls that only compute. */
const ALLOWED_WRITES: { [call: string]: number } = {
  'POST /api/whoami': 200,
  'POST /api/identity/token': 200,
  'POST /api/identity/sign-out': 200,
  'POST /api/consent': 422,
  'POST /api/consent/withdrawal': 422,
  'POST /api/analytics/events': 422,
  'DELETE /api/analytics/own': 200,
  'POST /api/booking/admin/rules/preview': 422,
  'POST /api/booking/admin/hours/preview': 422,
  'POST /api/blog/authoring/preview': 422,
}
/** Without an account there is nothing to read. */
const OWN_ACCOUNT = /^GET \/api\/identity\/me(\/|$)/

test('role x call: a look-around reads what an admin reads, and each of its writes is refused for one reason', async () => {
  const { lookAround } = await lookAroundFixture()
  const session = await lookAround()
  const returned: { [call: string]: string } = {}
  const expected: { [call: string]: string } = {}
  for (const [call, [, , , , asAdmin]] of Object.entries(ACCESS)) {
    const [method = '', path = ''] = call.split(' ')
    const place = path.replace(/\{\w+\}/g, 'x')
    const response = await (method === 'GET' ? session.ask(place) : session.send(method, place))
    const code = response.status === 403 ? ` ${(await errorOf(response)).code}` : ''
    returned[call] = `${response.status}${code}`
    const isRefused = method === 'GET' ? OWN_ACCOUNT.test(call) : !(call in ALLOWED_WRITES)
    expected[call] = isRefused ? '403 LOOK_AROUND_READ_ONLY' : String(ALLOWED_WRITES[call] ?? statusOf(call, asAdmin))
  }
  expect(returned).toEqual(expected)
})

/** `x` is the id of nothing. The responses of these calls do not depend on it. */
function statusOf(call: string, asAdmin: number): number {
  if (call === 'GET /api/clients/{key}') return 404
  return call === 'GET /api/settings/admin/{subject}/history' ? 200 : asAdmin
}

test('every read of the admin area is a 200 with examples, and without a secret or the address of the admin', async () => {
  const { ctx, lookAround, signInAsOwner, saveMailServer } = await lookAroundFixture()
  const owner = await signInAsOwner()
  // What the owner leaves behind: security events, a mail server, a decision and the URL of the calendar.
  await saveMailServer()
  const [text] = await ctx.db.select().from(moderatedTexts)
  const decision = { verdict: 'hide', reason: 'Reclame', texts: [{ kind: text!.kind, id: text!.id }] }
  expect((await owner.send('POST', '/api/moderation/decisions', decision)).status).toBe(200)
  const { url } = await (await owner.send('GET', '/api/booking/admin/feed')).json()

  const [appointment] = await ctx.db.select().from(appointments)
  const clientId = appointment!.userId
  const { ask } = await lookAround()
  const { posts } = await (await ask('/api/blog/authoring/posts?lng=nl')).json()
  const id = posts[0].id
  const days = 'from=2026-02-01&to=2026-03-01'
  const reads = [
    '/api/openapi.json',
    '/api/users',
    '/api/users?q=a',
    '/api/users/count',
    `/api/clients/${clientId}`,
    `/api/clients/${clientId}/entries?kind=appointment`,
    '/api/journal',
    '/api/journal?kind=security',
    '/api/mail',
    '/api/mail/status',
    '/api/analytics/figures',
    `/api/analytics/crawlers?${days}`,
    `/api/analytics/visitors?${days}`,
    `/api/analytics/visitors/breakdown?${days}&by=page`,
    `/api/analytics/visitors/funnel?${days}`,
    '/api/analytics/visitors/live',
    `/api/analytics/visitors/export?${days}`,
    '/api/analytics/search-console',
    '/api/consent/rates',
    `/api/analytics/vitals?${days}`,
    `/api/analytics/vitals/breakdown?${days}&metric=LCP&by=route`,
    `/api/analytics/vitals/elements?${days}&metric=LCP`,
    `/api/analytics/vitals/changes?${days}`,
    '/api/audit/answers',
    ...['summary', 'history', 'checks', 'findings', 'pages'].map((name) => `/api/audit/${name}?area=seo`),
    '/api/audit/drift?lng=nl',
    '/api/audit/lab',
    '/api/audit/lab/runs',
    '/api/audit/runs/current',
    '/api/audit/tips',
    '/api/booking/admin/agenda',
    '/api/booking/admin/appointments',
    `/api/booking/admin/appointments/${appointment!.id}/history`,
    '/api/booking/admin/calendars',
    '/api/booking/admin/calendars/questions',
    '/api/booking/admin/explain?date=2026-03-03&time=10:00&type=REPORT_ISSUE',
    '/api/booking/admin/feed',
    '/api/booking/admin/hours',
    '/api/booking/admin/rules',
    '/api/booking/admin/rules/holidays?year=2026',
    '/api/booking/admin/slots?month=2026-03&type=REPORT_ISSUE',
    `/api/booking/appointments`,
    '/api/contact/messages',
    '/api/contact/messages/counts',
    '/api/demo',
    `/api/search?q=${appointment!.name.slice(0, 4)}&lng=nl`,
    '/api/search?q=owner&lng=nl',
    '/api/setup',
    '/api/blog/authoring/cases/options?lng=nl',
    '/api/blog/authoring/posts?lng=nl',
    `/api/blog/authoring/posts/${id}`,
    `/api/blog/authoring/posts/${id}/preview?lng=nl`,
    `/api/blog/authoring/posts/${id}/revisions`,
    `/api/blog/authoring/posts/${id}/revisions/1`,
    `/api/blog/authoring/posts/${id}/diff?from=0&to=1`,
    '/api/blog/authoring/drafts',
    '/api/blog/authoring/categories',
    '/api/moderation',
    '/api/moderation?view=decided',
    '/api/moderation/counts',
    '/api/moderation/mutes',
    '/api/booking/admin/request-types',
    '/api/site/texts',
    '/api/site/texts/home',
    '/api/site/texts/contact',
    ...SETTINGS.flatMap(({ key }) => [`/api/settings/admin/${key}`, `/api/settings/admin/${key}/history`]),
  ]
  const secrets = [...Object.values(SECRETS), owner.id, new URL(url).pathname].map((one) => one.toLowerCase())
  for (const path of reads) {
    const response = await ask(path)
    expect([path, response.status]).toEqual([path, 200])
    const body = await response.text()
    const length = response.headers.get('content-length') ?? Buffer.byteLength(body)
    expect([path, Number(length)]).toEqual([path, Buffer.byteLength(body)])
    for (const secret of secrets) expect([path, body.toLowerCase().includes(secret)]).toEqual([path, false])
  }

  // Calls that need something the demo does not have.
  const withoutExample = new Set([
    '/api/audit/pages/detail',
    '/api/blog/authoring/cases/measurements/{id}',
    '/api/blog/authoring/cases/pictures',
    '/api/blog/authoring/drafts/{key}',
    '/api/contact/messages/{id}',
    '/api/mail/{id}',
  ])
  const isCovered = (path: string) => {
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)
    return withoutExample.has(path) || reads.some((read) => pattern.test(read))
  }
  const guarded = Object.entries(ACCESS).filter(([call, [, user]]) => call.startsWith('GET ') && user === 403)
  expect(guarded.map(([call]) => call.slice(4)).filter((path) => !isCovered(path))).toEqual([])
})
