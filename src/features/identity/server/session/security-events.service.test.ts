import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { JOURNAL_YEARS, SECURITY_EVENT_DAYS } from '#features/journal/model/journal-entry.schema.ts'
import { purgeJournal } from '#features/journal/server/journal.jobs.ts'
import { listJournal, record } from '#features/journal/server/journal.service.ts'
import { journal } from '#features/journal/server/journal.table.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time-units.ts'
import { cookiesOf, identityFixture, RITA } from '#tests/fixtures/identity-fixture.ts'
import { totp } from '#tests/fixtures/totp.ts'
import { sessions, users } from '../identity.table.ts'
import { recordFailure } from './security-events.service.ts'

const ME = '/api/identity/me'
const FROM = { 'x-forwarded-for': '198.51.100.77' }
const NETWORK = '198.51.100.0/24'
const NO_CAPTCHA = { env: { PUBLIC_URL: 'http://studio.example' } }

async function securityEventFixture(options: Parameters<typeof identityFixture>[0] = {}) {
  const fixture = await identityFixture(options)
  await fixture.registerAndVerify()
  const [rita] = await fixture.ctx.db.select().from(users)
  const events = async () => (await listJournal(fixture.ctx, { limit: 100 })).entries.toReversed()
  const actions = async () => (await events()).map(({ action }) => action.replace('security.', ''))
  return { ...fixture, rita: rita!, events, actions }
}

test('sign-ins and failures are recorded with the user and the truncated IP address, never the full one', async () => {
  const { post, events, rita, ctx } = await securityEventFixture()
  await post('/sign-in', { ...RITA, password: 'Iets-anders-1' }, FROM)
  await post('/sign-in', RITA, FROM)
  await post('/sign-in', { email: 'geheim@example.com', password: 'Iets-anders-1' }, FROM)
  const about = { subject: rita.id }
  expect(await events()).toMatchObject([
    { ...about, action: 'security.signInFailed', actorId: null, details: { address: NETWORK, name: 'Rita Peeters' } },
    { ...about, action: 'security.signedIn', actorId: rita.id, details: { address: NETWORK, method: 'password' } },
    { action: 'security.signInFailed', subject: 'unknown', details: { address: NETWORK, attempts: 1 } },
  ])
  const stored = JSON.stringify(await ctx.db.select().from(journal))
  for (const secret of ['198.51.100.77', 'geheim@example.com']) expect(stored).not.toContain(secret)
})

test('the data export holds the security events of the user, and of no other user', async () => {
  const { post, register, signIn } = await securityEventFixture()
  await register({ email: 'jan@example.com' })
  await post('/sign-in', { email: 'jan@example.com', password: 'Iets-anders-1' })
  await post('/sign-in', { ...RITA, password: 'Iets-anders-1' }, FROM)
  const { send } = await signIn()
  const { securityEvents } = await (await send('GET', `${ME}/data`)).json()
  expect(securityEvents).toMatchObject([
    { action: 'security.signedIn', details: { method: 'password' } },
    { action: 'security.signInFailed', details: { address: NETWORK } },
  ])
})

test('lockouts, wrong codes, passwords, second factors, sessions and roles are recorded', async () => {
  const { post, postSolved, signIn, tokenIn, actions, events, rita, as, ctx } = await securityEventFixture(NO_CAPTCHA)
  const wrong = { ...RITA, password: 'Iets-anders-1' }
  for (let i = 0; i < 11; i++) await post('/sign-in', wrong)
  expect(await actions()).toEqual(['signInFailed', 'signInFailed', 'lockedOut'])
  await postSolved('/password-reset', { email: RITA.email })
  await post('/password-reset/use', { token: await tokenIn('reset'), password: RITA.password })
  const [phone, laptop] = [await signIn(), await signIn()]
  const [own] = await ctx.db.select().from(sessions).where(eq(sessions.userId, rita.id)).limit(1)
  await laptop.send('DELETE', `${ME}/sessions/no-such-session`)
  await phone.send('DELETE', `${ME}/sessions/${own!.id}`)
  const signedIn = await signIn()
  await signedIn.send('DELETE', `${ME}/sessions`)
  const change = { currentPassword: RITA.password, newPassword: 'Nieuwe-tuin-4' }
  await signedIn.send('PUT', `${ME}/password`, change)
  const { uri } = await (await signedIn.send('POST', `${ME}/two-factor`, { password: change.newPassword })).json()
  await signedIn.send('POST', `${ME}/two-factor/confirm`, { code: totp(uri) })
  const half = await post('/sign-in', { ...RITA, password: change.newPassword })
  await post('/sign-in/two-factor', { code: '000000' }, { cookie: cookiesOf(half) })
  const admin = await as('admin')
  await admin.send('PATCH', `/api/users/${rita.id}`, { role: 'ADMIN' })
  expect((await actions()).slice(3)).toEqual([
    'passwordReset',
    ...['signedIn', 'signedIn', 'sessionEnded', 'signedIn', 'otherSessionsEnded', 'passwordChanged'],
    ...['twoFactor.enabled', 'codeFailed', 'user.changed'],
  ])
  for (const { details } of await events()) expect(details).toMatchObject({ address: '127.0.0.0/24' })

  const read = async (query: string) => (await admin.ask(`/api/journal?${query}`)).json()
  expect((await read('kind=security')).entries).toHaveLength(13)
  expect((await read('kind=changes')).entries.map(({ action }: { action: string }) => action)).toEqual([
    'user.changed',
    'twoFactor.enabled',
  ])
  expect((await admin.ask('/api/journal?kind=all')).status).toBe(422)
})

test('failures do not flood the journal: few entries per network, and a total limit', async () => {
  const { ctx, rita, events } = await securityEventFixture()
  for (let i = 0; i < 120; i++) await recordFailure(ctx, rita, 'signInFailed', { network: NETWORK })
  expect((await events()).map(({ details }) => details.attempts)).toEqual([1, 10, 100])
  for (let i = 0; i < 250; i++) await recordFailure(ctx, undefined, 'signInFailed', { network: `10.0.${i}.0/24` })
  const entries = await ctx.db.select().from(journal).orderBy(journal.id)
  expect(entries).toHaveLength(201)
  expect(entries.at(-1)).toMatchObject({ action: 'security.failuresOmitted' })
})

test('after their retention periods security events are deleted, other entries lose the IP address, then go too', async () => {
  const { ctx } = await identityFixture()
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS)
  const entry = { actor: null, subject: 'u1', details: { address: NETWORK, name: 'Jan' } }
  for (const days of [SECURITY_EVENT_DAYS - 1, SECURITY_EVENT_DAYS + 1])
    for (const action of ['security.signedIn', 'user.changed'])
      await record(ctx.db, { ...entry, at: daysAgo(days), action })
  const fiveYears = new Date(ctx.now())
  fiveYears.setUTCFullYear(fiveYears.getUTCFullYear() - JOURNAL_YEARS)
  for (const minutes of [-1, 1])
    await record(ctx.db, {
      ...entry,
      at: new Date(fiveYears.getTime() + minutes * MINUTE_MS),
      action: minutes > 0 ? 'user.disabled' : 'user.muted',
    })
  await purgeJournal.run(ctx, {})
  const left = (await listJournal(ctx, { limit: 10 })).entries.map(({ action, details }) => [action, details])
  expect(left.toReversed()).toEqual([
    ['security.signedIn', entry.details],
    ['user.changed', entry.details],
    ['user.changed', { name: 'Jan' }],
    ['user.disabled', { name: 'Jan' }],
  ])
})

test('signing in again with the same browser ends its old session, and no other', async () => {
  const { post, signIn, ctx } = await securityEventFixture()
  const [phone, laptop] = [await signIn(), await signIn()]
  const again = await post('/sign-in', RITA, { cookie: laptop.cookie })
  expect(again.status).toBe(200)
  expect((await laptop.send('POST', '/api/whoami')).status).toBe(401)
  expect((await phone.send('POST', '/api/whoami')).status).toBe(200)
  expect(await ctx.db.select().from(sessions)).toHaveLength(2)
  expect((await post('/sign-in', { ...RITA, password: 'Iets-anders-1' }, { cookie: phone.cookie })).status).toBe(401)
  expect((await phone.send('POST', '/api/whoami')).status).toBe(200)
})

test.each([
  ['USER', 13, 200],
  ['USER', 15, 401],
  ['ADMIN', 2, 200],
  ['ADMIN', 4, 401],
] as const)('a session of a %s that was not used for %i days: %i', async (role, days, status) => {
  const { post, signIn, ctx } = await securityEventFixture()
  const { cookie, send } = await signIn()
  await ctx.db.update(users).set({ role })
  const lastUsed = new Date(ctx.now().getTime() - days * DAY_MS)
  await ctx.db.update(sessions).set({ updatedAt: lastUsed })
  expect((await send('POST', '/api/whoami')).status).toBe(status)
  expect((await post('/token', {}, { cookie })).status).toBe(status)
  expect((await post('/token', {}, { cookie })).status).toBe(status)
})
