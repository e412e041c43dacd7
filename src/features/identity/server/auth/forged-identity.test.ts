import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SLOW_TEST_MS } from '#tests/fixtures/attacked-site.ts'
import { hostilePaths } from '#tests/fixtures/hostile-paths.ts'
import { cookiesOf, identityFixture, RITA } from '#tests/fixtures/identity-fixture.ts'
import { startOAuthProvider, type TokenParts } from '#tests/servers/oauth-provider.ts'
import { accounts, sessions, users } from '../identity.table.ts'

let provider: Awaited<ReturnType<typeof startOAuthProvider>>
beforeAll(async () => {
  provider = await startOAuthProvider()
  provider.profiles.google = {
    sub: 'g-1',
    email: RITA.email,
    email_verified: true,
    given_name: 'Rita',
    family_name: 'P',
  }
  provider.profiles.github = {
    user: { id: 7, login: 'rita', name: 'Rita Peeters' },
    emails: [{ email: RITA.email, primary: true, verified: true }],
  }
})
afterEach(() => {
  provider.forgery.idToken = undefined
})
afterAll(() => provider.close())

type Fixture = Awaited<ReturnType<typeof identityFixture>>
const createFixture = () => identityFixture({ env: provider.env })

/** The callback of a granted sign-in, before the browser follows it. */
async function grant({ post }: Fixture, id: 'google' | 'github' = 'google', next = '/faq') {
  const left = await post('/sign-in/provider', { provider: id, next })
  const { url } = await left.json()
  const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location')!)
  return { back, cookie: cookiesOf(left) }
}

async function follow({ app }: Fixture, { pathname, search }: URL, cookie: string) {
  const response = await app.request(pathname + search, { headers: { cookie } })
  const target = new URL(response.headers.get('location')!, 'http://localhost:3000')
  return { target, isSignedIn: cookiesOf(response).includes('cyaan.session_token=') }
}

async function countRows({ ctx }: Fixture) {
  const lengths = [users, accounts, sessions].map(async (table) => (await ctx.db.select().from(table)).length)
  return Promise.all(lengths)
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const HEADER = { alg: 'ES256', kid: 'test' }
const withClaims =
  (change: object) =>
  ({ claims, privateKey }: TokenParts) =>
    new SignJWT({ ...claims, iat: inSeconds(0), exp: inSeconds(300), ...change })
      .setProtectedHeader(HEADER)
      .sign(privateKey)
const withOtherKey =
  (header: typeof HEADER & { jku?: string }) =>
  async ({ token }: TokenParts) =>
    token.setProtectedHeader(header).sign((await generateKeyPair('ES256')).privateKey)
const honest = ({ token, privateKey }: TokenParts) => token.setProtectedHeader(HEADER).sign(privateKey)

const FORGERIES: Record<string, (parts: TokenParts) => string | Promise<string>> = {
  'for another client': withClaims({ aud: 'another-client' }),
  'of another issuer': withClaims({ iss: 'https://evil.example' }),
  'without an issuer': withClaims({ iss: undefined }),
  'of another sign-in': withClaims({ nonce: 'another' }),
  'without a nonce': withClaims({ nonce: undefined }),
  'that has expired': withClaims({ iat: inSeconds(-7200), exp: inSeconds(-3600) }),
  'without a subject': withClaims({ sub: undefined }),
  'without a signature': ({ claims }) =>
    `${part({ alg: 'none' })}.${part({ ...claims, iat: inSeconds(0), exp: inSeconds(300) })}.`,
  'whose signature was removed': async (parts) => (await honest(parts)).replace(/[^.]*$/, ''),
  'signed with the public key as a secret': ({ token, jwk }) =>
    token.setProtectedHeader({ alg: 'HS256', kid: 'test' }).sign(new TextEncoder().encode(JSON.stringify(jwk))),
  'signed with the key of another issuer': withOtherKey(HEADER),
  'signed with an unknown key': withOtherKey({ ...HEADER, kid: 'evil' }),
  'whose header brings its own key': withOtherKey({ ...HEADER, jku: 'http://127.0.0.1:1/jwks' }),
  'with changed claims': async (parts) => {
    const [head, , signature] = (await honest(parts)).split('.')
    return `${head}.${part({ ...parts.claims, sub: 'g-2', exp: inSeconds(300) })}.${signature}`
  },
  'that is no token': () => 'a.b.c',
}

test(
  'an ID token that is forged signs nobody in, and stores nothing',
  async () => {
    const fixture = await createFixture()
    for (const [name, forge] of Object.entries(FORGERIES)) {
      provider.forgery.idToken = forge
      const { back, cookie } = await grant(fixture)
      const { target, isSignedIn } = await follow(fixture, back, cookie)
      expect([name, isSignedIn, target.searchParams.has('error')]).toEqual([name, false, true])
    }
    expect(await countRows(fixture)).toEqual([0, 0, 0])

    // The same token without a forged claim.
    provider.forgery.idToken = withClaims({})
    const { back, cookie } = await grant(fixture)
    expect((await follow(fixture, back, cookie)).isSignedIn).toBe(true)
  },
  SLOW_TEST_MS,
)

test('a callback belongs to one browser, one provider and one use', async () => {
  const fixture = await createFixture()
  const victim = await grant(fixture)
  const attacker = await grant(fixture)
  const changed = (url: URL, change: (url: URL) => void) => {
    const copy = new URL(url)
    change(copy)
    return copy
  }
  const forged: Record<string, [URL, string]> = {
    'login CSRF: the callback of another browser': [attacker.back, ''],
    'the state of another sign-in': [attacker.back, victim.cookie],
    'an invented state': [changed(victim.back, ({ searchParams }) => searchParams.set('state', 'x')), victim.cookie],
    'no state': [changed(victim.back, ({ searchParams }) => searchParams.delete('state')), victim.cookie],
    'no code': [changed(victim.back, ({ searchParams }) => searchParams.delete('code')), victim.cookie],
    'another issuer (mix-up)': [
      changed(victim.back, ({ searchParams }) => searchParams.set('iss', 'https://evil.example')),
      victim.cookie,
    ],
  }
  for (const [name, [url, cookie]] of Object.entries(forged)) {
    const { isSignedIn, target } = await follow(fixture, url, cookie)
    expect([name, isSignedIn, target.origin]).toEqual([name, false, 'http://localhost:3000'])
  }
  expect(await countRows(fixture)).toEqual([0, 0, 0])

  const atGithub = await grant(fixture, 'github')
  const atGoogle = changed(atGithub.back, (url) => {
    url.pathname = url.pathname.replace('github', 'google')
  })
  expect((await follow(fixture, atGoogle, atGithub.cookie)).isSignedIn).toBe(false)
  const own = await grant(fixture)
  expect((await follow(fixture, own.back, own.cookie)).isSignedIn).toBe(true)
  expect((await follow(fixture, own.back, own.cookie)).isSignedIn).toBe(false)
})

test('open redirect: whatever `next` says, a sign-in by a provider and its failure end on this site', async () => {
  const fixture = await createFixture()
  const hostile = [
    'https://evil.example',
    'javascript:alert(1)',
    ...hostilePaths().filter((_, index) => index % 400 === 0),
  ]
  for (const next of hostile) {
    const { back, cookie } = await grant(fixture, 'google', next)
    const denied = new URL(back)
    denied.search = new URLSearchParams({ error: 'access_denied', state: back.searchParams.get('state')! }).toString()
    const { target } = await follow(fixture, next.length % 2 ? denied : back, cookie)
    expect([next, target.origin, target.pathname]).toEqual([next, 'http://localhost:3000', '/en/login'])
    const path = target.searchParams.get('next') ?? '/'
    expect([next, new URL(new URL(path, target).href, target).origin]).toEqual([next, 'http://localhost:3000'])
  }
})
