import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listJournal } from '#features/journal/server/journal.service.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { cookiesOf, errorOf, identityFixture, RITA } from '#tests/fixtures/identity-fixture.ts'
import { totp } from '#tests/fixtures/totp.ts'
import { type ProviderProfiles, startOAuthProvider } from '#tests/servers/oauth-provider.ts'
import type { Provider } from '../../model/sign-in-settings.schema.ts'
import { accounts, sessions, users } from '../identity.table.ts'

let provider: Awaited<ReturnType<typeof startOAuthProvider>>
beforeAll(async () => {
  provider = await startOAuthProvider()
})
afterAll(() => provider.close())
beforeEach(() => {
  for (const name of Object.keys(provider.profiles)) delete provider.profiles[name as Provider]
})

const email = RITA.email
const google = (more = {}) => ({
  sub: 'g-1',
  email,
  email_verified: true,
  given_name: 'Rita',
  family_name: 'P',
  ...more,
})
const github = (verified: boolean) => ({
  user: { id: 7, login: 'rita', name: 'Rita Peeters', email: 'public@example.com' },
  emails: [
    { email: 'second@example.com', primary: false, verified: false },
    { email, primary: true, verified },
  ],
})
const facebook = { id: 'f-1', name: 'Rita Peeters', first_name: 'Rita', last_name: 'Peeters', email }
const twitter = (more = {}) => ({ id: 't-1', name: 'Rita Peeters', username: 'rita', ...more })

type Fixture = Awaited<ReturnType<typeof identityFixture>>

async function createFixture(): Promise<Fixture> {
  return identityFixture({ env: provider.env })
}

/** Runs the whole OAuth flow, from the button on the login page to the final redirect. */
async function signInBy({ post, app }: Fixture, id: Provider, profiles: ProviderProfiles, meanwhile = async () => {}) {
  Object.assign(provider.profiles, profiles)
  const left = await post('/sign-in/provider', { provider: id, next: '/faq' })
  const { url } = await left.json()
  const granted = await fetch(url, { redirect: 'manual' })
  await meanwhile()
  return followOAuthCallback({ app }, granted, cookiesOf(left))
}

async function followOAuthCallback({ app }: Pick<Fixture, 'app'>, granted: Response, cookie: string) {
  const back = new URL(granted.headers.get('location')!)
  const response = await app.request(back.pathname + back.search, { headers: { cookie } })
  const landed = new URL(response.headers.get('location')!, 'http://localhost:3000')
  const isSignedIn = cookiesOf(response).includes('cyaan.session_token=')
  return { path: landed.pathname, error: landed.searchParams.get('error'), isSignedIn, cookie: cookiesOf(response) }
}

async function readStoredRows({ ctx }: Fixture) {
  const [people, links, open] = await Promise.all([
    ctx.db.select().from(users),
    ctx.db.select().from(accounts),
    ctx.db.select().from(sessions),
  ])
  return { users: people, accounts: links, sessions: open }
}

const NOTHING = { users: [], accounts: [], sessions: [] }

const VERIFIED: [Provider, ProviderProfiles][] = [
  ['google', { google: google() }],
  ['google', { google: google({ email_verified: 'true' }) }],
  ['github', { github: github(true) }],
  ['twitter', { twitter: twitter({ confirmed_email: email }) }],
]

test.each(VERIFIED)(
  '%s reports a verified address: an account, a session and an email about the link are created',
  async (id, profiles) => {
    const fixture = await createFixture()
    expect(await signInBy(fixture, id, profiles)).toMatchObject({ path: '/en/login', error: null, isSignedIn: true })
    const { users: people, accounts: links } = await readStoredRows(fixture)
    expect(people).toMatchObject([{ email, emailVerified: true, firstName: 'Rita', language: 'en', image: null }])
    expect(links).toMatchObject([{ providerId: id }])
    expect(await fixture.allEmails()).toMatchObject([
      { kind: 'identity.providerLinked', toAddress: email, locale: 'en' },
    ])
  },
)

const UNVERIFIED: [Provider, ProviderProfiles, string][] = [
  ['google', { google: google({ email_verified: 'false' }) }, 'EMAIL_NOT_VERIFIED'],
  ['google', { google: google({ email_verified: false }) }, 'EMAIL_NOT_VERIFIED'],
  ['google', { google: google({ email_verified: undefined }) }, 'EMAIL_NOT_VERIFIED'],
  ['google', { google: google({ email_verified: 1 }) }, 'EMAIL_NOT_VERIFIED'],
  ['google', { google: google({ email: 'no address' }) }, 'EMAIL_NOT_FOUND'],
  ['google', { google: google({ email: 'ri\0ta@example.com' }) }, 'EMAIL_NOT_FOUND'],
  ['google', { google: google({ email: 'rita@example.com\0' }) }, 'EMAIL_NOT_FOUND'],
  ['google', { google: google({ email: '\ud800@example.com' }) }, 'EMAIL_NOT_FOUND'],
  ['google', { google: google({ sub: 'g\0' }) }, 'unable_to_get_user_info'],
  [
    'github',
    { github: { ...github(true), emails: [{ email: '\0', primary: true, verified: true }] } },
    'EMAIL_NOT_FOUND',
  ],
  ['github', { github: github(false) }, 'EMAIL_NOT_VERIFIED'],
  ['github', { github: { ...github(true), emails: null } }, 'EMAIL_NOT_FOUND'],
  ['facebook', { facebook }, 'EMAIL_NOT_VERIFIED'],
  ['facebook', { facebook: { ...facebook, email_verified: true } }, 'EMAIL_NOT_VERIFIED'],
  ['facebook', { facebook: { ...facebook, email: undefined } }, 'EMAIL_NOT_FOUND'],
  ['twitter', { twitter: twitter() }, 'EMAIL_NOT_FOUND'],
  ['twitter', { twitter: twitter({ email }) }, 'EMAIL_NOT_FOUND'],
]

test('an identity without a verified address creates no user, link or session', async () => {
  const fixture = await createFixture()
  for (const [id, profiles, error] of UNVERIFIED) {
    expect(await signInBy(fixture, id, profiles)).toMatchObject({ path: '/en/login', error, isSignedIn: false })
    expect(await readStoredRows(fixture)).toEqual(NOTHING)
  }
  expect(await fixture.allEmails()).toEqual([])
})

test('an unverified identity neither signs in to nor is linked to the account with its address', async () => {
  const fixture = await createFixture()
  await fixture.registerAndVerify()
  for (const [id, profiles, error] of UNVERIFIED) {
    expect(await signInBy(fixture, id, profiles)).toMatchObject({ error, isSignedIn: false })
    expect(await readStoredRows(fixture)).toMatchObject({ accounts: [{ providerId: 'credential' }], sessions: [] })
  }
})

test('an unverified provider sign-in before the owner registers has no effect', async () => {
  const fixture = await createFixture()
  const hijack = () => signInBy(fixture, 'google', { google: google({ email_verified: 'false' }) })
  await hijack()
  await fixture.registerAndVerify()
  expect(await hijack()).toMatchObject({ error: 'EMAIL_NOT_VERIFIED', isSignedIn: false })
  expect((await fixture.signIn()).response.status).toBe(200)
})

test('a verified provider is linked to the account with its address, and the owner gets an email', async () => {
  const fixture = await createFixture()
  await fixture.registerAndVerify()
  expect(await signInBy(fixture, 'github', { github: github(true) })).toMatchObject({ error: null, isSignedIn: true })
  const { users: people, accounts: links } = await readStoredRows(fixture)
  expect(people).toMatchObject([{ firstName: 'Rita', lastName: 'Peeters' }])
  expect(links.map(({ providerId }) => providerId).sort()).toEqual(['credential', 'github'])
  expect((await fixture.allEmails()).at(-1)).toMatchObject({ kind: 'identity.providerLinked', toAddress: email })
  expect((await fixture.allEmails()).at(-1)!.text).toContain('GitHub')
  expect((await fixture.signIn()).response.status).toBe(200)

  const again = await signInBy(fixture, 'github', { github: github(false) })
  expect(again).toMatchObject({ error: null, isSignedIn: true })
  expect(await fixture.allEmails()).toHaveLength(2)
})

test('the first proof of an address, by a provider, replaces the password, name and language registered before it', async () => {
  const fixture = await createFixture()
  await fixture.register({ firstName: 'Mallory', lastName: 'Kwaad' })
  await fixture.ctx.db.update(users).set({ language: 'fr' })
  expect(await signInBy(fixture, 'google', { google: google() })).toMatchObject({ isSignedIn: true })
  expect(await readStoredRows(fixture)).toMatchObject({
    users: [{ emailVerified: true, firstName: 'Rita', lastName: 'P', language: 'en' }],
    accounts: [{ providerId: 'google' }],
  })
  expect((await fixture.allEmails()).at(-1)!.text).toContain('Hello Rita')
  expect((await fixture.post('/sign-in', RITA)).status).toBe(401)
})

const PROOFS: [string, (fixture: Fixture) => Promise<unknown>][] = [
  ['its own link', ({ verify }) => verify()],
  [
    'the link opened elsewhere',
    async ({ post, tokenIn }) => post('/verification/complete', { ...RITA, token: await tokenIn('verification') }),
  ],
]

test.each(PROOFS)('the first proof of an address, by %s, leaves only the password', async (_, prove) => {
  const fixture = await createFixture()
  await fixture.register()
  const [user] = await fixture.ctx.db.select().from(users)
  const stamps = { createdAt: fixture.ctx.now(), updatedAt: fixture.ctx.now() }
  const link = { id: 'planted', userId: user!.id, providerId: 'github', accountId: '666', ...stamps }
  await fixture.ctx.db.insert(accounts).values(link)
  expect(await prove(fixture)).toMatchObject({ status: 200 })
  const { accounts: links, users: people } = await readStoredRows(fixture)
  expect(people).toMatchObject([{ emailVerified: true }])
  expect(links.map(({ providerId }) => providerId)).toEqual(['credential'])
})

test('a provider does not bypass a second factor, and the refused attempt does not link it', async () => {
  const fixture = await createFixture()
  await fixture.registerAndVerify()
  const { send } = await fixture.signIn()
  const { uri } = await (await send('POST', '/api/identity/me/two-factor', { password: RITA.password })).json()
  await send('POST', '/api/identity/me/two-factor/confirm', { code: totp(uri) })
  const emailCount = (await fixture.allEmails()).length
  const refused = await signInBy(fixture, 'google', { google: google() })
  expect(refused).toMatchObject({ error: 'MULTI_FACTOR_AUTH_REQUIRED', isSignedIn: false })
  expect(await readStoredRows(fixture)).toMatchObject({ accounts: [{ providerId: 'credential' }] })
  expect(await fixture.allEmails()).toHaveLength(emailCount)
})

test('a provider that is switched off during the flow is refused in the callback', async () => {
  const fixture = await createFixture()
  const off = () => fixture.saveSignInSettings({ google: false })
  const refused = await signInBy(fixture, 'google', { google: google() }, async () => void (await off()))
  expect(refused).toMatchObject({ path: '/en/login', error: 'METHOD_OFF', isSignedIn: false })
  expect(await readStoredRows(fixture)).toEqual(NOTHING)

  await fixture.saveSignInSettings({})
  expect(await signInBy(fixture, 'google', { google: google() })).toMatchObject({ isSignedIn: true })
  const returning = await signInBy(fixture, 'google', { google: google() }, async () => void (await off()))
  expect(returning).toMatchObject({ error: 'METHOD_OFF', isSignedIn: false })
})

test('the disabled owner of a linked provider cannot sign in', async () => {
  const fixture = await createFixture()
  await signInBy(fixture, 'google', { google: google() })
  await fixture.ctx.db.update(users).set({ isDisabled: true }).where(eq(users.email, email))
  expect(await signInBy(fixture, 'google', { google: google() })).toMatchObject({
    error: 'USER_DISABLED',
    isSignedIn: false,
  })
})

const ME = '/api/identity/me'

/** A browser signed in with Google, whose user has no password. */
async function signedInByGoogle(fixture: Fixture) {
  const { cookie } = await signInBy(fixture, 'google', { google: google() })
  const { token } = await (await fixture.post('/token', {}, { cookie })).json()
  const headers = { authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' }
  const send = (method: string, path: string, body: object = {}) =>
    fixture.asVisitor(ME + path, { method, headers, body: JSON.stringify(body) })
  return { cookie, headers, send }
}

async function ageSessions({ ctx }: Fixture): Promise<void> {
  await ctx.db.update(sessions).set({ createdAt: new Date(ctx.now().getTime() - 11 * MINUTE_MS) })
}

const SENSITIVE: [string, string][] = [
  ['POST', '/two-factor'],
  ['DELETE', '/two-factor'],
  ['POST', '/providers/github'],
  ['DELETE', '/providers/google'],
  ['DELETE', ''],
]

test('without a password, a sensitive change needs a sign-in of the last ten minutes', async () => {
  const fixture = await createFixture()
  const { send } = await signedInByGoogle(fixture)
  await ageSessions(fixture)
  for (const [method, path] of SENSITIVE) {
    const refused = await send(method, path)
    expect([path, refused.status, (await errorOf(refused)).code]).toEqual([path, 409, 'REAUTHENTICATION_NEEDED'])
  }
  expect(await readStoredRows(fixture)).toMatchObject({ users: [{ email }], accounts: [{ providerId: 'google' }] })

  const again = await signedInByGoogle(fixture)
  expect((await again.send('DELETE', '')).status).toBe(200)
  expect(await readStoredRows(fixture)).toEqual(NOTHING)
})

test('without a password, a second-factor code is accepted: once, and with limited guesses', async () => {
  const fixture = await createFixture()
  const { send, cookie } = await signedInByGoogle(fixture)
  const { uri, recoveryCodes } = await (await send('POST', '/two-factor')).json()
  const confirmed = await send('POST', '/two-factor/confirm', { code: totp(uri) })
  expect(confirmed.status).toBe(200)
  // Enabling it replaces this session.
  const renewed = cookiesOf(confirmed) || cookie
  const { token } = await (await fixture.post('/token', {}, { cookie: renewed })).json()
  await ageSessions(fixture)
  const headers = { authorization: `Bearer ${token}`, cookie: renewed, 'content-type': 'application/json' }
  const stop = (code?: string) =>
    fixture.asVisitor(`${ME}/two-factor`, { method: 'DELETE', headers, body: JSON.stringify({ code }) })

  expect(await errorOf(await stop())).toMatchObject({ code: 'REAUTHENTICATION_NEEDED' })
  expect(await errorOf(await stop('000000'))).toMatchObject({ code: 'CODE_WRONG' })
  expect(await errorOf(await stop('no-recovery-code'))).toMatchObject({ code: 'CODE_WRONG' })
  const remove = (code: string) =>
    fixture.asVisitor(`${ME}/providers/google`, { method: 'DELETE', headers, body: JSON.stringify({ code }) })
  const code = totp(uri)
  expect(await errorOf(await remove(code))).toMatchObject({ code: 'LAST_SIGN_IN_METHOD' })
  expect(await errorOf(await remove(code))).toMatchObject({ code: 'CODE_USED' })
  expect(await errorOf(await remove(recoveryCodes[0]))).toMatchObject({ code: 'LAST_SIGN_IN_METHOD' })
  expect(await errorOf(await remove(recoveryCodes[0]))).toMatchObject({ code: 'CODE_WRONG' })
  for (let guess = 0; guess < 10; guess++) await stop('000000')
  expect((await stop(recoveryCodes[1])).status).toBe(429)
})

test('a code does not replace the password of a user who has one', async () => {
  const fixture = await createFixture()
  await fixture.registerAndVerify()
  const { send } = await fixture.signIn()
  const { recoveryCodes } = await (await send('POST', `${ME}/two-factor`, { password: RITA.password })).json()
  const refused = await send('DELETE', ME, { code: recoveryCodes[0] })
  expect(await errorOf(refused)).toMatchObject({ code: 'PASSWORD_WRONG' })
})

/** Runs the linking flow, from the button in the profile to the final redirect. */
async function linkBy(
  fixture: Fixture,
  { send, cookie }: Pick<Awaited<ReturnType<Fixture['signIn']>>, 'send' | 'cookie'>,
  id: Provider,
  profiles: ProviderProfiles,
) {
  Object.assign(provider.profiles, profiles)
  const left = await send('POST', `${ME}/providers/${id}`, { password: RITA.password })
  const { url } = await left.json()
  return followOAuthCallback(fixture, await fetch(url, { redirect: 'manual' }), `${cookie}; ${cookiesOf(left)}`)
}

test('a signed-in user links an identity with any address, signs in with it, and unlinks it', async () => {
  const fixture = await createFixture()
  await fixture.registerAndVerify()
  const rita = await fixture.signIn()
  const wrong = await rita.send('POST', `${ME}/providers/facebook`, { password: 'Gok-1!' })
  expect(await errorOf(wrong)).toMatchObject({ code: 'PASSWORD_WRONG' })

  const withoutAddress = { facebook: { ...facebook, email: undefined } }
  expect(await linkBy(fixture, rita, 'facebook', withoutAddress)).toMatchObject({ path: '/en/profile', error: null })
  expect((await fixture.allEmails()).at(-1)).toMatchObject({ kind: 'identity.providerLinked', toAddress: email })
  expect(await signInBy(fixture, 'facebook', withoutAddress)).toMatchObject({ error: null, isSignedIn: true })
  expect((await readStoredRows(fixture)).users).toMatchObject([{ email, firstName: 'Rita' }])

  const unlink = (password: string) => rita.send('DELETE', `${ME}/providers/facebook`, { password })
  expect(await errorOf(await unlink('Gok-1!'))).toMatchObject({ code: 'PASSWORD_WRONG' })
  expect((await unlink(RITA.password)).status).toBe(200)
  expect(await errorOf(await unlink(RITA.password))).toMatchObject({ code: 'PROVIDER_NOT_LINKED' })
  expect(await signInBy(fixture, 'facebook', withoutAddress)).toMatchObject({
    error: 'EMAIL_NOT_FOUND',
    isSignedIn: false,
  })

  const { entries } = await listJournal(fixture.ctx, { limit: 10, kind: 'security' })
  const about = { address: '127.0.0.0/24', method: 'facebook' }
  expect(entries.toReversed()).toMatchObject([
    { action: 'security.signedIn', details: { method: 'password' } },
    { action: 'security.providerLinked', actorId: rita.body.user.id, details: about },
    { action: 'security.signedIn', actorId: rita.body.user.id, details: about },
    { action: 'security.providerUnlinked', actorId: rita.body.user.id, details: about },
  ])
})

test('an identity that is linked to one user is not linked to another', async () => {
  const fixture = await createFixture()
  await signInBy(fixture, 'github', { github: github(true) })
  await fixture.registerAndVerify({ email: 'jan@example.com' })
  const jan = await fixture.signIn({ email: 'jan@example.com' })
  const refused = await linkBy(fixture, jan, 'github', { github: github(true) })
  expect(refused).toMatchObject({ path: '/en/profile', error: 'account_already_linked_to_different_user' })
  expect((await readStoredRows(fixture)).accounts.filter(({ providerId }) => providerId === 'github')).toHaveLength(1)
})

test('the last sign-in method cannot be unlinked', async () => {
  const fixture = await createFixture()
  const { send } = await signedInByGoogle(fixture)
  const unlink = () => send('DELETE', '/providers/google')
  expect(await errorOf(await unlink())).toMatchObject({ code: 'LAST_SIGN_IN_METHOD' })
  expect((await readStoredRows(fixture)).accounts).toMatchObject([{ providerId: 'google' }])
  await fixture.saveSignInSettings({ emailLink: true })
  expect((await unlink()).status).toBe(200)
})
