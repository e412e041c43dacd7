import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appointments } from '#features/booking/server/booking.table.ts'
import { contactMessages } from '#features/contact/server/message.table.ts'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { users } from '#features/identity/server/identity.table.ts'
import { LOOK_AROUND_SECONDS } from '#features/identity/server/session/look-around.service.ts'
import { journal } from '#features/journal/server/journal.table.ts'
import { emails } from '#features/mail/server/email.table.ts'
import { easyCaptcha } from '#tests/fixtures/easy-captcha.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { lookAroundFixture, SECRETS } from '#tests/fixtures/look-around-fixture.ts'

type Fixture = Awaited<ReturnType<typeof lookAroundFixture>>

/** What ends every look-around session with the next request, and takes the button away. */
const ENDINGS: { [reason: string]: (site: Fixture) => Promise<unknown> } = {
  'the owner enters the company': async ({ signInAsOwner }) => {
    const { send } = await signInAsOwner()
    const { updatedAt } = await (await send('GET', '/api/settings/admin/company')).json()
    const change = { value: { ...DEMO_COMPANY, name: 'Bakkerij Peeters' }, startedFrom: updatedAt }
    expect((await send('PUT', '/api/settings/admin/company', change)).status).toBe(200)
  },
  'the owner removes the demo': async ({ signInAsOwner }) =>
    expect((await (await signInAsOwner()).send('DELETE', '/api/demo')).status).toBe(200),
  'a client registers': ({ as }) => as('user'),
  'a visitor sends a message': ({ ctx }) =>
    ctx.db.insert(contactMessages).values({
      id: 'm1',
      reference: 'C-1',
      title: 'Vraag',
      message: 'Wat kost een site?',
      email: 'an@example.com',
      locale: 'nl',
      createdAt: ctx.now(),
    }),
  'a guest has an appointment': ({ ctx }) => ctx.db.update(appointments).set({ userId: null }),
  'the owner writes an article': async ({ signInAsOwner }) => {
    const { send } = await signInAsOwner()
    const { posts } = await (await send('GET', '/api/blog/authoring/posts?lng=nl&kind=article')).json()
    const { content } = await (await send('GET', `/api/blog/authoring/posts/${posts[0].id}`)).json()
    expect((await send('POST', '/api/blog/authoring/posts', { ...content, isPublic: false })).status).toBe(201)
  },
}

test.each(Object.entries(ENDINGS))('a look-around ends at once when %s', async (_, end) => {
  const site = await lookAroundFixture()
  const session = await site.lookAround()
  expect((await session.ask('/api/users')).status).toBe(200)
  expect(await site.isOffered()).toBe(true)

  await end(site)
  expect((await session.ask('/api/users')).status).toBe(401)
  expect((await session.renew()).status).toBe(401)
  expect((await session.send('DELETE', '/api/demo')).status).toBe(401)
  expect((await site.app.request('/admin', { headers: { cookie: session.cookie } })).headers.get('location')).toBe(
    '/login?next=%2Fadmin',
  )
  expect(await site.isOffered()).toBe(false)
  const again = await site.start()
  expect([again.status, again.headers.get('location'), again.headers.get('set-cookie')]).toEqual([
    303,
    '/login?notice=lookAroundEnded',
    null,
  ])
})

test('what the owner does with the examples does not end it: a decision, and emails about it', async () => {
  const { ctx, signInAsOwner, lookAround } = await lookAroundFixture()
  const { send } = await signInAsOwner()
  const { appointments: pending } = await (await send('GET', '/api/booking/admin/appointments?status=PENDING')).json()
  const { id, version } = pending[0]
  expect((await send('POST', `/api/booking/admin/appointments/${id}/approve`, { version })).status).toBe(200)
  const { ask } = await lookAround()
  const { emails: listed } = await (await ask('/api/mail')).json()
  expect(listed).toHaveLength(await ctx.db.$count(emails))
  expect(listed[0].toAddress).toMatch(/@demo\.studiocyaan\.example$/)
})

test('with DEMO=off there is no look-around, and its cookies are worth nothing', async () => {
  const demo = await lookAroundFixture()
  const { headers } = await demo.lookAround()
  demo.ctx.env.DEMO = false
  expect(await demo.isOffered()).toBe(false)
  expect((await demo.start()).headers.get('location')).toBe('/login?notice=lookAroundEnded')
  expect((await demo.asVisitor('/api/users', { headers })).status).toBe(401)
})

test('it ends after two hours; tokens in between end after fifteen minutes', async () => {
  const { lookAround, advance } = await lookAroundFixture()
  const { ask, renew } = await lookAround()
  advance(15 * 60_000)
  expect((await ask('/api/users')).status).toBe(401)
  expect((await renew()).status).toBe(200)
  advance((LOOK_AROUND_SECONDS - 16 * 60) * 1000)
  const { token, expiresAt } = await (await renew()).json()
  expect(expiresAt).toBe('2026-03-02T11:00:00.000Z')
  const late = () => ask('/api/users', { headers: { authorization: `Bearer ${token}` } })
  expect((await late()).status).toBe(200)
  advance(60_000)
  expect((await late()).status).toBe(401)
  expect((await renew()).status).toBe(401)
})

test('a changed cookie or token is refused: its payload, its algorithm, a token of another kind', async () => {
  const { asVisitor, lookAround, ctx, signInAsOwner } = await lookAroundFixture()
  const { token, cookie } = await lookAround()
  const [, , signature] = token.split('.')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: 'cyaan-look-around', exp: 4_000_000_000 }
  const forged = [
    `${encode({ alg: 'HS256' })}.${encode(claims)}.${signature}`,
    `${encode({ alg: 'none' })}.${encode(claims)}.`,
    `${token.slice(0, -3)}abc`,
    'look-around',
    '',
  ]
  const { id } = await signInAsOwner()
  for (const value of forged) {
    const asToken = { authorization: `Bearer ${value}` }
    expect((await asVisitor('/api/users', { headers: asToken })).status, value).toBe(401)
    const asCookie = { cookie: `cyaan.look_around=${value}` }
    expect((await asVisitor('/api/identity/token', { method: 'POST', headers: asCookie })).status, value).toBe(401)
  }
  // The token names no user, and claims of one are ignored.
  const asOwner = { authorization: `Bearer ${token}`, 'x-user-id': id }
  expect((await asVisitor('/api/whoami', { method: 'POST', headers: asOwner })).status).toBe(403)
  expect((await asVisitor('/api/users', { headers: { cookie } })).status).toBe(401)
  expect(await ctx.db.$count(users, eq(users.id, 'look-around'))).toBe(0)
})

test('requests sent by hand are refused and change nothing: API, forms of pages, with the cookie or the token only', async () => {
  const { app, ctx, asVisitor, lookAround } = await lookAroundFixture()
  const { headers, cookie, send } = await lookAround()
  const before = await countRows()
  const form = new URLSearchParams({ title: 'Vraag' })
  const attempts = [
    app.request('/contact', { method: 'POST', body: form, headers: { cookie } }),
    app.request('/en/contact', { method: 'POST', body: form, headers: { cookie } }),
    app.request('/unsubscribe?token=x', { method: 'POST', body: form, headers: { cookie } }),
    app.request('/booking/decision?token=x', { method: 'POST', body: form, headers: { cookie } }),
    asVisitor('/api/demo', { method: 'DELETE', headers: { authorization: headers.authorization } }),
    asVisitor('/api/identity/password-reset', {
      method: 'POST',
      body: JSON.stringify({ email: SECRETS.adminEmail }),
      headers: { cookie, 'content-type': 'application/json' },
    }),
    send('PATCH', '/api/users/demo-rita.peeters', { role: 'ADMIN' }),
    send('POST', '/api/backup', { password: SECRETS.adminPassword }),
    send('PUT', '/api/identity/me/password', { currentPassword: 'a', newPassword: 'b' }),
    asVisitor('/api/users/x/sessions', { method: 'delete', headers }),
    asVisitor('/api/auth/callback/google?code=x', { headers }),
    asVisitor('/api/analytics/visitors?from=2026-02-01&to=2026-03-01&figures=own', { headers }),
  ]
  for (const response of await Promise.all(attempts))
    expect([response.status, (await errorOf(response)).code]).toEqual([403, 'LOOK_AROUND_READ_ONLY'])
  expect(await countRows()).toEqual(before)

  async function countRows() {
    return Promise.all([users, emails, journal, appointments, contactMessages].map((table) => ctx.db.$count(table)))
  }
})

test('the reason has one text in each language', async () => {
  const { lookAround } = await lookAroundFixture()
  const { send } = await lookAround()
  const texts = await Promise.all(
    ['nl', 'en', 'fr'].map(async (lng) => (await errorOf(await send('DELETE', `/api/demo?lng=${lng}`))).message),
  )
  expect(texts[0]).toMatch(/niets bewaard/)
  expect(texts[1]).toMatch(/nothing is saved/)
  expect(texts[2]).toMatch(/rien n’est enregistré/)
})

test('links in emails are not shown: of the admin no email, of a demo user no token', async () => {
  const { ctx, asVisitor, lookAround } = await lookAroundFixture({ env: { SMTP_URL: '' } })
  for (const email of [SECRETS.adminEmail, 'rita.peeters@demo.studiocyaan.example'])
    await asVisitor('/api/identity/password-reset', {
      method: 'POST',
      body: JSON.stringify({ email, captcha: await easyCaptcha(ctx) }),
      headers: { 'content-type': 'application/json' },
    })
  const stored = await ctx.db.select().from(emails)
  expect(stored).toHaveLength(2)
  const { ask } = await lookAround()
  const { emails: listed } = await (await ask('/api/mail')).json()
  expect(listed).toMatchObject([{ toAddress: 'rita.peeters@demo.studiocyaan.example' }])
  for (const { id, toAddress } of stored) {
    const response = await ask(`/api/mail/${id}`)
    expect(response.status).toBe(toAddress === SECRETS.adminEmail ? 404 : 200)
    expect(await response.text()).not.toMatch(/token=[\w-]{8}/)
  }
})

test('an encoded path reaches no call that is not made', async () => {
  const { lookAround, signInAsOwner, saveMailServer } = await lookAroundFixture()
  await signInAsOwner()
  await saveMailServer()
  const { ask } = await lookAround()
  for (const path of [
    '/api/settings/admin/mail%2Dserver',
    '/api/settings/admin/%6Dail-server/history',
    '/api/journal/',
  ])
    expect(await (await ask(path)).text()).not.toMatch(/saved-provider|Hildegard/)
})

test('starting is limited by address, refused from another site, and nothing for who has a session', async () => {
  const { app, start, signInAsOwner } = await lookAroundFixture()
  expect((await start({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await start({ origin: 'https://evil.example' })).status).toBe(403)
  const owner = await signInAsOwner()
  const signedIn = await start({ cookie: owner.cookie })
  expect([signedIn.headers.get('location'), signedIn.headers.get('set-cookie')]).toEqual(['/admin', null])
  const french = await app.request('/fr/look-around', { method: 'POST' })
  expect(french.headers.get('location')).toBe('/fr/admin')
  expect(french.headers.get('set-cookie')).toMatch(
    /^cyaan\.look_around=[^;]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const statuses = new Set<number>()
  for (let count = 0; count < 31; count++) statuses.add((await start()).status)
  expect([...statuses]).toEqual([303, 429])
})

test('pages: the admin area opens, the own account leads back to it, and stopping ends it', async () => {
  const { app, lookAround, asVisitor } = await lookAroundFixture({
    render: () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }),
  })
  const { cookie } = await lookAround()
  const open = (path: string) => app.request(path, { headers: { cookie } })
  expect((await open('/admin/users')).status).toBe(200)
  expect((await open('/blog/desk')).status).toBe(200)
  expect((await open('/en/profile')).headers.get('location')).toBe('/en/admin')
  const ended = await asVisitor('/api/identity/sign-out', { method: 'POST', headers: { cookie } })
  expect(ended.headers.getSetCookie().join()).toContain('cyaan.look_around=; Max-Age=0')
})
