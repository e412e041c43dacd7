import { expect, test } from 'vitest'
import { auditRunJob } from '#features/audit/server/run/run.service.ts'
import { users } from '#features/identity/server/identity.table.ts'
import { loadTexts } from '#platform/i18n/texts.ts'
import { testApp } from '#tests/test-app.ts'
import { ERROR_TEXTS } from './composition/error-texts.ts'

/** Visitor, the user a call is about, another user, a writer, an admin. */
type Row = readonly [visitor: number, user: number, other: number, writer: number, admin: number]

const everybody = (status: number): Row => [status, status, status, status, status]
const signedIn = (status: number): Row => [401, status, status, status, status]
const writers = (status: number): Row => [401, 403, 403, status, status]
const admins = (status: number): Row => [401, 403, 403, 403, status]

/**
 * Status of each call per role, sent with an empty body. A call without a row fails the test. 422: the guard allowed
 * the request, and input validation rejected it.
 */
const ACCESS: Record<string, Row> = {
  'POST /api/whoami': signedIn(200),
  'GET /api/identity/password-policy': everybody(200),
  'GET /api/identity/sign-in-methods': everybody(200),
  'GET /api/identity/authorized-origins': everybody(200),
  'GET /api/identity/captcha': everybody(200),
  'GET /api/identity/captcha/challenge': everybody(200),
  'POST /api/identity/register': everybody(422),
  'POST /api/identity/sign-in': everybody(422),
  'POST /api/identity/sign-in/two-factor': everybody(422),
  'POST /api/identity/sign-in/provider': everybody(422),
  'POST /api/identity/email-link': everybody(422),
  'POST /api/identity/email-link/use': everybody(422),
  'POST /api/identity/verification': everybody(422),
  'POST /api/identity/verification/use': everybody(422),
  'POST /api/identity/verification/complete': everybody(422),
  'POST /api/identity/password-reset': everybody(422),
  'POST /api/identity/password-reset/use': everybody(422),
  // Authenticated by the cookie, not by the token; no caller here has one.
  'POST /api/identity/token': everybody(401),
  'POST /api/identity/sign-out': everybody(200),
  'GET /api/identity/me': signedIn(200),
  'PUT /api/identity/me': signedIn(422),
  // The last admin cannot be deleted.
  'DELETE /api/identity/me': [401, 200, 200, 200, 409],
  'PUT /api/identity/me/password': signedIn(422),
  'PUT /api/identity/me/photo': signedIn(422),
  'DELETE /api/identity/me/photo': signedIn(200),
  'GET /api/identity/me/sessions': signedIn(200),
  'DELETE /api/identity/me/sessions': signedIn(200),
  'DELETE /api/identity/me/sessions/{id}': [401, 200, 404, 404, 404],
  'POST /api/identity/me/two-factor': signedIn(403),
  'POST /api/identity/me/two-factor/confirm': signedIn(422),
  'DELETE /api/identity/me/two-factor': signedIn(403),
  'POST /api/identity/me/providers/{provider}': signedIn(422),
  'DELETE /api/identity/me/providers/{provider}': signedIn(422),
  'GET /api/identity/me/data': signedIn(200),
  'GET /api/identity/photos/{userId}': everybody(404),
  'GET /api/users': admins(200),
  'GET /api/users/count': admins(200),
  'PATCH /api/users/{id}': admins(422),
  'DELETE /api/users/{id}/sessions': admins(200),
  'POST /api/clients/call-info': admins(422),
  'GET /api/clients/{key}': admins(200),
  'GET /api/clients/{key}/entries': admins(422),
  'PUT /api/clients/{key}/notes': admins(422),
  'PUT /api/clients/{key}/phone': admins(422),
  'PUT /api/clients/{key}/call-consent': admins(422),
  'PUT /api/clients/{key}/mark': admins(422),
  'GET /api/journal': admins(200),
  'GET /api/analytics/crawlers': admins(422),
  'POST /api/analytics/events': everybody(422),
  'GET /api/analytics/figures': admins(200),
  'GET /api/analytics/visitors': admins(422),
  'GET /api/analytics/visitors/breakdown': admins(422),
  'GET /api/analytics/visitors/funnel': admins(422),
  'GET /api/analytics/visitors/live': admins(200),
  'GET /api/analytics/visitors/export': admins(422),
  'GET /api/analytics/own': everybody(200),
  'GET /api/analytics/own/file': everybody(200),
  'DELETE /api/analytics/own': everybody(200),
  'POST /api/consent': everybody(422),
  'POST /api/consent/withdrawal': everybody(422),
  'GET /api/consent/registry': everybody(422),
  'GET /api/consent/rates': admins(200),
  'GET /api/analytics/vitals': admins(422),
  'GET /api/analytics/vitals/breakdown': admins(422),
  'GET /api/analytics/vitals/elements': admins(422),
  'GET /api/analytics/vitals/changes': admins(422),
  'GET /api/audit/answers': admins(200),
  'GET /api/audit/summary': admins(422),
  'GET /api/audit/history': admins(422),
  'GET /api/audit/checks': admins(422),
  'GET /api/audit/findings': admins(422),
  'GET /api/audit/pages': admins(422),
  'GET /api/audit/pages/detail': admins(422),
  'GET /api/audit/runs/current': admins(200),
  'POST /api/audit/runs': admins(202),
  'POST /api/contact': everybody(422),
  'GET /api/contact/form': everybody(200),
  'GET /api/booking/request-types': everybody(200),
  'GET /api/booking/slots': everybody(422),
  'GET /api/booking/initial-month': everybody(200),
  'PUT /api/booking/hold': signedIn(422),
  'DELETE /api/booking/hold': signedIn(200),
  'GET /api/booking/appointments': signedIn(200),
  'POST /api/booking/appointments': signedIn(422),
  'POST /api/booking/appointments/{id}/withdraw': signedIn(422),
  'GET /api/booking/appointments/{id}/invite.ics': signedIn(404),
  'GET /api/booking/feed/{token}': everybody(404),
  'GET /api/booking/admin/agenda': admins(200),
  'GET /api/booking/admin/appointments': admins(200),
  'POST /api/booking/admin/appointments': admins(422),
  'POST /api/booking/admin/appointments/past': admins(422),
  'POST /api/booking/admin/appointments/{id}/approve': admins(422),
  'POST /api/booking/admin/appointments/{id}/deny': admins(422),
  'POST /api/booking/admin/appointments/{id}/cancel': admins(422),
  'POST /api/booking/admin/appointments/{id}/move': admins(422),
  'POST /api/booking/admin/appointments/{id}/no-show': admins(422),
  'POST /api/booking/admin/appointments/{id}/erase-guest': admins(404),
  'GET /api/booking/admin/rules': admins(200),
  'POST /api/booking/admin/rules': admins(422),
  'PUT /api/booking/admin/rules/{id}': admins(422),
  'PATCH /api/booking/admin/rules/{id}': admins(422),
  'DELETE /api/booking/admin/rules/{id}': admins(404),
  'POST /api/booking/admin/rules/{id}/copy': admins(404),
  'POST /api/booking/admin/rules/preview': admins(422),
  'POST /api/booking/admin/rules/holidays': admins(422),
  'GET /api/booking/admin/slots': admins(422),
  'GET /api/booking/admin/rules/holidays': admins(422),
  'GET /api/booking/admin/hours': admins(200),
  'PUT /api/booking/admin/hours': admins(422),
  'POST /api/booking/admin/hours/preview': admins(422),
  'GET /api/booking/admin/explain': admins(422),
  'GET /api/booking/admin/feed': admins(200),
  'POST /api/booking/admin/feed/renew': admins(200),
  'POST /api/backup': admins(200),
  'GET /api/demo': admins(200),
  // There is no demo content in this test.
  'DELETE /api/demo': admins(409),
  'GET /api/search': admins(422),
  'GET /api/setup': admins(200),
  'GET /api/audit/lab': admins(200),
  'GET /api/audit/tips': admins(200),
  'POST /api/audit/tips/dismissals': admins(422),
  'DELETE /api/audit/tips/dismissals/{key}': admins(404),
  'GET /api/contact/messages': admins(200),
  'GET /api/contact/messages/counts': admins(200),
  'GET /api/contact/messages/{id}': admins(404),
  'POST /api/contact/messages/{id}/read': admins(404),
  'POST /api/contact/messages/{id}/unread': admins(404),
  'POST /api/contact/messages/{id}/answer': admins(422),
  'POST /api/contact/messages/{id}/archive': admins(404),
  'POST /api/contact/messages/{id}/restore': admins(404),
  'DELETE /api/contact/messages/{id}': admins(404),
  'GET /api/mail': admins(200),
  'GET /api/mail/status': admins(200),
  'GET /api/mail/{id}': admins(404),
  'POST /api/mail/{id}/resend': admins(404),
  'POST /api/mail/{id}/arrived': admins(404),
  'POST /api/mail/retry-failed': admins(409),
  'POST /api/mail/send-unsent': admins(409),
  'PUT /api/mail/server': admins(422),
  'POST /api/mail/server/test': admins(409),
  'GET /api/blog/posts': everybody(422),
  'GET /api/blog/posts/{id}': everybody(422),
  'GET /api/blog/categories': everybody(422),
  'GET /api/portfolio': everybody(422),
  'GET /api/portfolio/cases/{slug}': everybody(422),
  'GET /api/blog/authoring/cases/options': writers(422),
  'GET /api/blog/authoring/cases/pictures': writers(422),
  'POST /api/blog/authoring/cases/measurements': writers(422),
  'GET /api/blog/authoring/cases/measurements/{id}': writers(404),
  'GET /api/blog/authoring/posts': writers(200),
  'POST /api/blog/authoring/posts': writers(422),
  'GET /api/blog/authoring/posts/{id}': writers(404),
  'PUT /api/blog/authoring/posts/{id}': writers(422),
  'DELETE /api/blog/authoring/posts/{id}': writers(404),
  'POST /api/blog/authoring/posts/{id}/restore': writers(404),
  'GET /api/blog/authoring/posts/{id}/preview': writers(422),
  'POST /api/blog/authoring/preview': writers(422),
  'GET /api/blog/authoring/posts/{id}/revisions': writers(404),
  'GET /api/blog/authoring/posts/{id}/revisions/{number}': writers(404),
  'GET /api/blog/authoring/posts/{id}/diff': writers(422),
  'POST /api/blog/authoring/posts/{id}/revisions/{number}/restore': writers(422),
  'GET /api/blog/authoring/drafts': writers(200),
  'GET /api/blog/authoring/drafts/{key}': writers(404),
  'PUT /api/blog/authoring/drafts/{key}': writers(422),
  'DELETE /api/blog/authoring/drafts/{key}': writers(404),
  'GET /api/blog/authoring/categories': writers(200),
  'POST /api/blog/authoring/categories': writers(422),
  'PUT /api/blog/authoring/categories/order': writers(422),
  'PUT /api/blog/authoring/categories/{id}': writers(422),
  'DELETE /api/blog/authoring/categories/{id}': writers(404),
  'POST /api/media': writers(415),
  'GET /api/moderation': admins(200),
  'GET /api/moderation/counts': admins(200),
  'POST /api/moderation/decisions': admins(422),
  'POST /api/moderation/decisions/{batch}/undo': admins(404),
  'GET /api/moderation/mutes': admins(200),
  'PUT /api/moderation/mutes/{userId}': admins(422),
  'DELETE /api/moderation/mutes/{userId}': admins(404),
  'POST /api/moderation/reports': signedIn(422),
  'GET /api/moderation/voice': signedIn(200),
  'GET /api/comments': everybody(422),
  'GET /api/comments/reading': everybody(422),
  'GET /api/comments/mine': signedIn(422),
  'GET /api/comments/reply-emails': everybody(422),
  'POST /api/comments/reply-emails/stop': everybody(422),
  'POST /api/comments/reply-emails/start': everybody(422),
  'GET /api/comments/{id}': everybody(422),
  'GET /api/comments/{id}/replies': everybody(422),
  'POST /api/comments': signedIn(422),
  'PATCH /api/comments/{id}': signedIn(422),
  'DELETE /api/comments/{id}': signedIn(422),
  'PUT /api/comments/{id}/like': signedIn(422),
  'DELETE /api/comments/{id}/like': signedIn(422),
  'GET /api/reviews': everybody(200),
  'GET /api/reviews/summary': everybody(200),
  'GET /api/reviews/mine': signedIn(200),
  'POST /api/reviews': signedIn(422),
  'PUT /api/reviews/{id}': signedIn(422),
  'DELETE /api/reviews/{id}': signedIn(404),
  'PUT /api/reviews/{id}/reply': admins(422),
  'DELETE /api/reviews/{id}/reply': admins(404),
  'GET /api/settings/company': everybody(200),
  'GET /api/settings/site': everybody(200),
  'GET /api/settings/admin/{subject}': admins(404),
  'GET /api/settings/admin/{subject}/history': admins(404),
  'PUT /api/settings/admin/{subject}': admins(422),
  'POST /api/settings/admin/{subject}/undo': admins(422),
  'GET /api/site/landing': everybody(422),
  'GET /api/site/people': everybody(422),
  'GET /api/site/packages': everybody(200),
  'GET /api/audit/drift': admins(422),
  'PUT /api/audit/drift/confirmations': admins(422),
  'GET /api/site/page-texts': admins(200),
  'GET /api/site/policies/{page}': everybody(422),
  'GET /api/site/policies/{page}/{version}': everybody(422),
  'GET /api/site/pages/{key}': everybody(422),
  'GET /api/site/proof': everybody(422),
}

const ROLES = ['visitor', 'user', 'other', 'writer', 'admin'] as const
type Role = (typeof ROLES)[number]

const isRead = (call: string) => call.startsWith('GET ')

test('every API call returns the status in the table for each role, and every call has a row', async () => {
  const { app, as, asVisitor, ctx } = await testApp({ jobs: [{ ...auditRunJob, run: async () => {} }] })
  const { paths } = await (await app.request('/api/openapi.json')).json()
  const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.sort()).toEqual(Object.keys(ACCESS).sort())

  const returned: Record<string, number[]> = {}
  /** A new caller of this role, and the id of the user that the path refers to. */
  async function asRole(role: Role) {
    const about = await as('user')
    const ask = role === 'visitor' ? asVisitor : role === 'user' ? about.ask : (await as(roleName(role))).ask
    return { id: about.user.id, ask }
  }
  async function askAs({ id, ask }: Awaited<ReturnType<typeof asRole>>, call: string): Promise<number> {
    const [method = '', path = ''] = call.split(' ')
    const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
    return (await ask(path.replace(/\{\w+\}/g, id), { method, ...body })).status
  }

  // Users are reused until a write succeeds: reads and rejected requests change nothing.
  let callers = await inSequence(ROLES, asRole)
  for (const call of [...calls.filter(isRead), ...calls.filter((call) => !isRead(call))]) {
    const statuses = await inSequence(callers, (caller) => askAs(caller, call))
    returned[call] = statuses
    if (isRead(call) || statuses.every((status) => status >= 400)) continue
    // One admin at a time, so that each is the last one.
    await ctx.db.delete(users)
    callers = await inSequence(ROLES, asRole)
  }
  expect(returned).toEqual(ACCESS)
}, 120_000)

test('an unknown path is a 404 for everyone, also below a guarded area', async () => {
  const { as, asVisitor } = await testApp()
  const callers = [asVisitor, (await as('user')).ask, (await as('admin')).ask]
  const paths = Object.keys(ACCESS).map((call) => call.split(' ')[1]!.replace(/\{\w+\}/g, 'x'))
  for (const path of new Set(paths.flatMap((path) => [`${path}/x/no-such-call`, path.replace(/[^/]+$/, 'x/y/z')])))
    for (const ask of callers) {
      const response = await ask(path)
      expect([path, response.status]).toEqual([path, 404])
    }
  // A method that a known path does not have.
  expect((await asVisitor('/api/users', { method: 'PUT' })).status).toBe(404)
})

test('the OpenAPI description covers the headers, the token and the error response', async () => {
  const { app } = await testApp()
  const { paths, security, components } = await (await app.request('/api/openapi.json')).json()
  expect(Object.keys(components.securitySchemes)).toEqual(['client', 'tenant', 'session'])
  expect(security).toContainEqual({ client: [], tenant: [], session: [] })
  for (const calls of Object.values<Record<string, { responses: object }>>(paths))
    for (const { responses } of Object.values(calls)) {
      expect(responses).toHaveProperty('4XX', { $ref: '#/components/responses/Error' })
      expect(responses).not.toHaveProperty('400')
    }
})

test('each error code has one text: no slice repeats a code of another', async () => {
  const { texts } = await loadTexts('en', ...ERROR_TEXTS)
  const codes = Object.values(texts).flatMap((slice) => Object.keys(slice).filter((key) => key.startsWith('error.')))
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

type Described = { parameters?: { in: string; name: string }[] }

test('no API call fails with a 5xx on invalid path and query parameters', async () => {
  const { app, as } = await testApp()
  const { paths } = await (await app.request('/api/openapi.json')).json()
  const { ask } = await as('admin')
  const broken: string[] = []
  const calls = Object.entries<Record<string, Described>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({ path, method, parameters })),
  )
  for (const invalid of ['%00', '9'.repeat(30), '%F0%9F%91%8B', '-1'])
    for (const { path, method, parameters } of calls) {
      const place = path.replace(/\{\w+\}/g, invalid)
      const asked = parameters.filter((one) => one.in === 'query').map(({ name }) => `${place}?${name}=${invalid}`)
      const headers = { 'content-type': 'application/json' }
      const init = { method: method.toUpperCase(), ...(method === 'get' ? {} : { body: '{}', headers }) }
      for (const address of new Set([...(place === path ? [] : [place]), ...asked]))
        if ((await ask(address, init)).status >= 500) broken.push(`${init.method} ${address}`)
    }
  expect(broken).toEqual([])
})

async function inSequence<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  for (const item of items) results.push(await run(item))
  return results
}

function roleName(role: 'other' | 'writer' | 'admin') {
  return role === 'other' ? 'user' : role
}
