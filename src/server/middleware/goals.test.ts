import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { events } from '#features/analytics/server/analytics.table.ts'
import { consents } from '#features/consent/server/consent.table.ts'
import type { Context } from '#platform/server/context.ts'
import { consentingVisitor, randomIdentifier, withCookies } from '#tests/fixtures/analytics-fixture.ts'
import { APPOINTMENT_REQUEST, bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import { contactFixture, MESSAGE } from '#tests/fixtures/contact-fixture.ts'
import { easyCaptcha } from '#tests/fixtures/easy-captcha.ts'
import { cookiesOf, identityFixture, RITA } from '#tests/fixtures/identity-fixture.ts'
import { REVIEW, reviewsFixture } from '#tests/fixtures/reviews-fixture.ts'
import { startOAuthProvider } from '#tests/servers/oauth-provider.ts'

const USER_AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function setUp(ctx: Context) {
  const visitor = await consentingVisitor(ctx)
  const consent = /consent=([^;]+)/.exec(visitor.cookie)![1]!
  const unknown = withCookies(randomIdentifier(), randomIdentifier(), consent)
  const without = (name: string) => visitor.cookie.replace(new RegExp(`(?:; )?${name}=[^;]+`), '')
  /** Requests with these cookies reach the same goal, and nothing is stored. */
  const refused = ['', unknown.cookie, without('cyaan.visit'), without('cyaan.visitor'), without('consent')]
  const headers = (cookie: string) => ({ 'content-type': 'application/json', 'user-agent': USER_AGENT, cookie })
  /** Events are stored in the order of their requests: once the last one is stored, the others have been decided. */
  const stored = () => ctx.db.select().from(events).orderBy(desc(events.path))
  return { visitor, refused, headers, stored }
}

test('a requested appointment is recorded as a goal only for visitors with consent', async () => {
  const { ctx, client, admin } = await bookingFixture()
  const { visitor, refused, headers, stored } = await setUp(ctx)
  const referer = 'https://studio.example/fr/booking?package=2'
  const request = async (who: typeof client, cookie: string, more: object) => {
    const body = JSON.stringify({ ...APPOINTMENT_REQUEST, ...more })
    const init = { method: 'POST', body, headers: { ...headers(cookie), referer } }
    return (await who.ask('/api/booking/appointments', init)).status
  }
  expect(await request(client, '', { time: '10:00' })).toBe(201)
  expect(await request(client, refused[1]!, { time: '11:00' })).toBe(201)
  expect(await request(client, visitor.cookie, { comments: '' })).toBe(422)
  expect(await request(admin, visitor.cookie, { time: '14:00' })).toBe(201)
  expect(await request(client, visitor.cookie, { time: '15:00' })).toBe(201)

  await expect.poll(stored).toHaveLength(1)
  expect(await stored()).toMatchObject([
    {
      kind: 'goal',
      name: 'appointment_requested',
      path: '/booking',
      route: '/booking',
      language: 'fr',
      visitor: visitor.visitor,
      visit: visitor.visit,
      browser: 'Firefox',
      at: ctx.now(),
    },
  ])
})

test('a message is a goal, with JavaScript and without', async () => {
  const { ctx, asVisitor, postPlain } = await contactFixture()
  const { visitor, refused, headers, stored } = await setUp(ctx)
  const referer = `${ctx.env.origin}/services`
  const post = async (cookie: string) => {
    const body = JSON.stringify({ ...MESSAGE, captcha: await easyCaptcha(ctx) })
    return (await asVisitor('/api/contact', { method: 'POST', body, headers: { ...headers(cookie), referer } })).status
  }
  let address = 0
  const postForm = async (cookie: string, more: object = {}) => {
    const { status } = await postPlain(
      { ...MESSAGE, ...more },
      {
        'user-agent': USER_AGENT,
        cookie,
        referer: 'https://elsewhere.example/faq',
        'x-forwarded-for': `203.0.113.${++address}`,
      },
      '/en/contact',
    )
    return status
  }
  for (const cookie of refused.slice(0, 2)) {
    expect(await post(cookie)).toBe(201)
    expect(await postForm(cookie)).toBe(303)
  }
  await postForm(visitor.cookie, { title: '' })
  expect(await post(visitor.cookie)).toBe(201)
  expect(await postForm(visitor.cookie)).toBe(303)

  await expect.poll(stored).toHaveLength(2)
  const goal = { name: 'message_sent', visitor: visitor.visitor }
  expect(await stored()).toMatchObject([
    { ...goal, path: '/services', language: 'nl' },
    { ...goal, path: '/contact', language: 'en' },
  ])
})

test('a review is a goal when it is written, not when it is edited', async () => {
  const { ctx, as } = await reviewsFixture()
  const { visitor, refused, headers, stored } = await setUp(ctx)
  const author = await as('user')
  const write = async (who: typeof author, cookie: string, method = 'POST', path = '/api/reviews') =>
    who.ask(path, { method, body: JSON.stringify(REVIEW), headers: headers(cookie) })
  for (const cookie of refused) expect((await write(await as('user'), cookie)).status).toBe(201)
  const { id } = await (await write(author, visitor.cookie)).json()
  expect((await write(author, visitor.cookie)).status).toBe(409)
  expect((await write(author, visitor.cookie, 'PUT', `/api/reviews/${id}`)).status).toBe(200)

  await expect.poll(stored).toHaveLength(1)
  expect(await stored()).toMatchObject([{ name: 'review_written', path: '/reviews', visitor: visitor.visitor }])
})

test('a registration is a goal once, and only when an account was created', async () => {
  const provider = await startOAuthProvider()
  const fixture = await identityFixture({ env: provider.env })
  const { ctx, post, captcha, saveSignInSettings, app, tokenIn } = fixture
  const { visitor, refused, headers, stored } = await setUp(ctx)
  const register = async (email: string, cookie: string) =>
    (await post('/register', { ...RITA, email, captcha: await captcha() }, headers(cookie))).status

  expect(await register('first@example.com', refused[1]!)).toBe(201)
  expect(await register('second@example.com', visitor.cookie)).toBe(201)
  // The response does not reveal whether the address is known: unverified, or uniform responses are on.
  expect(await register('second@example.com', visitor.cookie)).toBe(201)
  await post('/verification/complete', { ...RITA, token: await tokenIn('verification') })
  await saveSignInSettings({ uniformAnswers: true })
  expect(await register('second@example.com', visitor.cookie)).toBe(201)

  Object.assign(provider.profiles, {
    google: { sub: 'g-1', email: 'third@example.com', email_verified: true, given_name: 'Rita', family_name: 'P' },
  })
  for (const _ of ['makes an account', 'signs in']) {
    const left = await post('/sign-in/provider', { provider: 'google' })
    const back = new URL((await fetch((await left.json()).url, { redirect: 'manual' })).headers.get('location')!)
    const cookie = `${cookiesOf(left)}; ${visitor.cookie}`
    const response = await app.request(back.pathname + back.search, { headers: { cookie, 'user-agent': USER_AGENT } })
    expect(cookiesOf(response)).toContain('cyaan.session_token=')
  }
  await provider.close()

  await expect.poll(stored).toHaveLength(2)
  const goal = { name: 'registration', path: '/register', visitor: visitor.visitor }
  expect(await stored()).toMatchObject([goal, goal])
})

test('no goals are recorded after consent is withdrawn', async () => {
  const { ctx, as } = await reviewsFixture()
  const { visitor, headers, stored } = await setUp(ctx)
  const other = await consentingVisitor(ctx)
  await ctx.db.update(consents).set({ withdrawnAt: ctx.now() }).where(eq(consents.visitor, visitor.visitor))
  for (const { cookie } of [visitor, other]) {
    const init = { method: 'POST', body: JSON.stringify(REVIEW), headers: headers(cookie) }
    expect((await (await as('user')).ask('/api/reviews', init)).status).toBe(201)
  }
  await expect.poll(stored).toHaveLength(1)
  expect(await stored()).toMatchObject([{ visitor: other.visitor }])
})
