import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cookiesOf, errorOf, identityFixture, RITA } from '#tests/fixtures/identity-fixture.ts'
import { solveCaptcha } from '#tests/fixtures/solve-captcha.ts'
import { users } from '../identity.table.ts'
import { hashPassword } from './password-hash.service.ts'

test('a user registers, verifies the address by email and signs in', async () => {
  const { post, register, verify, allEmails, signIn } = await identityFixture()
  expect((await register()).status).toBe(201)

  const early = await post('/sign-in', RITA)
  expect(early.status).toBe(403)
  expect(await errorOf(early)).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })

  const [email] = await allEmails()
  expect(email).toMatchObject({ toAddress: RITA.email, locale: 'en', status: 'unsent' })
  expect(await (await verify()).json()).toEqual({ status: 'verified' })
  expect(await (await verify()).json()).toEqual({ status: 'alreadyVerified' })

  const { response, body, send } = await signIn()
  expect(body).toMatchObject({ status: 'signedIn', user: { emailAddress: RITA.email, role: 'USER' } })
  expect(response.headers.getSetCookie().join()).toMatch(/cyaan\.session_token=.*HttpOnly.*SameSite=Lax/i)
  expect(await (await send('POST', '/api/whoami')).json()).toEqual({
    id: body.user.id,
    emailAddress: RITA.email,
    firstName: 'Rita',
    lastName: 'Peeters',
    role: 'USER',
    permissions: [],
  })
})

test.each([
  [{ email: 'rita' }, 'email', 'Invalid email address'],
  [{ email: '' }, 'email', 'Enter your email address.'],
  [{ firstName: ' ' }, 'firstName', 'Enter your first name.'],
  [{ lastName: undefined }, 'lastName', 'Enter your last name.'],
  [{ password: 'Ab1!' }, 'password', 'The password is too short.'],
  [{ password: 'kort' }, 'password', 'The password does not meet the requirements.'],
  [{ password: 'vuurtoren!7' }, 'password', 'Use at least one uppercase letter.'],
  [{ password: 'Vuurtoren!' }, 'password', 'Use at least one number.'],
  [{ password: 'Vuurtoren7' }, 'password', 'Use at least one special character.'],
  [{ password: 'Password1!' }, 'password', 'Password is too weak'],
  [{ password: 'Peeters1!' }, 'password', 'Password is too weak'],
  [{ password: `Aa1!${'x'.repeat(10_000)}` }, 'password', 'The password is too long.'],
])('a registration with %j is refused at its field, and nothing is stored', async (wrong, field, sentence) => {
  const { post, ctx } = await identityFixture()
  const response = await post('/register', { ...RITA, ...wrong })
  expect(response.status).toBe(422)
  expect(await errorOf(response)).toMatchObject({ fields: { [field]: sentence } })
  expect(await ctx.db.select().from(users)).toEqual([])
})

test('an address in use is refused, in any case and with spaces', async () => {
  const { register, registerAndVerify } = await identityFixture()
  await registerAndVerify()
  for (const email of [RITA.email, '  RITA@Example.COM ']) {
    const response = await register({ email })
    expect(response.status).toBe(409)
    expect(await errorOf(response)).toMatchObject({ code: 'EMAIL_IN_USE', fields: { email: expect.any(String) } })
  }
})

test('registration needs a captcha solution, which is valid once', async () => {
  const { post, asVisitor, ctx } = await identityFixture()
  expect(await errorOf(await post('/register', RITA))).toMatchObject({ code: 'CAPTCHA_NEEDED' })
  expect(await errorOf(await post('/register', { ...RITA, captcha: btoa('{"challenge":1}') }))).toMatchObject({
    code: 'CAPTCHA_NEEDED',
  })
  const proof = await solveCaptcha(asVisitor)
  expect((await post('/register', { ...RITA, captcha: proof })).status).toBe(201)
  const again = await post('/register', { ...RITA, email: 'jan@example.com', captcha: proof })
  expect(await errorOf(again)).toMatchObject({ code: 'CAPTCHA_NEEDED' })
  expect(await ctx.db.select().from(users)).toHaveLength(1)
})

test('a person who registers twice in one browser uses the newest link, the last name and the last password', async () => {
  const { post, captcha, register, tokenIn, signIn } = await identityFixture()
  const first = await register({ password: 'Van-de-1ste' })
  const [setCookie] = first.headers.getSetCookie()
  expect(setCookie).toMatch(/^cyaan\.registration=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  const cookie = cookiesOf(first)
  const older = await tokenIn('verification')
  const again = { ...RITA, password: 'Van-de-2de!', firstName: 'Marie' }
  const second = await post('/register', { ...again, captcha: await captcha() }, { cookie })
  expect([second.status, cookiesOf(second)]).toEqual([201, cookie])

  const late = await errorOf(await post('/verification/use', { token: older }, { cookie }))
  expect(late).toMatchObject({ code: 'LINK_REPLACED', message: expect.stringContaining('newest email') })
  const token = await tokenIn('verification')
  expect(await (await post('/verification/use', { token }, { cookie })).json()).toEqual({ status: 'verified' })
  expect((await signIn({ password: 'Van-de-1ste' })).response.status).toBe(401)
  expect((await signIn({ password: 'Van-de-2de!' })).body.user).toMatchObject({ firstName: 'Marie' })
})

test('a link requested again replaces the one before it, and still needs one click', async () => {
  const { post, postSolved, register, tokenIn, verify } = await identityFixture()
  await register()
  const older = await tokenIn('verification')
  await postSolved('/verification', { email: RITA.email })
  expect(await errorOf(await post('/verification/use', { token: older }))).toMatchObject({ code: 'LINK_REPLACED' })
  expect(await (await verify()).json()).toEqual({ status: 'verified' })
})

test('one browser registers two addresses, and a cookie that this site did not issue is replaced', async () => {
  const { post, captcha, register, tokenIn } = await identityFixture()
  const cookie = cookiesOf(await register())
  const token = await tokenIn('verification')
  const other = { ...RITA, email: 'jan@example.com', captcha: await captcha() }
  await post('/register', other, { cookie })
  for (const each of [token, await tokenIn('verification')])
    expect(await (await post('/verification/use', { token: each }, { cookie })).json()).toEqual({ status: 'verified' })
  const odd = { ...RITA, email: 'leen@example.com', captcha: await captcha() }
  const replaced = await post('/register', odd, { cookie: 'cyaan.registration=x' })
  expect(cookiesOf(replaced)).toMatch(/cyaan\.registration=[\w-]{43}$/)
})

test('two concurrent registrations get the same responses as two consecutive ones', async () => {
  const { post, captcha, ctx, allEmails, registerAndVerify } = await identityFixture()
  const proofs = await Promise.all(Array.from({ length: 6 }, captcha))
  const registerAtOnce = (email: string, captchas: string[]) =>
    Promise.all(captchas.map((proof) => post('/register', { ...RITA, email, captcha: proof })))
  const responses = await registerAtOnce(RITA.email, proofs.slice(0, 3))
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await ctx.db.select().from(users)).toMatchObject([{ email: RITA.email, emailVerified: false }])
  expect(await allEmails()).toHaveLength(3)

  await registerAndVerify({ email: 'jan@example.com' })
  const later = await registerAtOnce('jan@example.com', proofs.slice(3))
  expect(later.map(({ status }) => status)).toEqual([409, 409, 409])
})

test('a wrong password and an unknown address have different errors, unless responses are uniform', async () => {
  const { post, registerAndVerify, saveSignInSettings } = await identityFixture()
  await registerAndVerify()
  const wrong = await post('/sign-in', { ...RITA, password: 'Iets-anders-1' })
  expect(wrong.status).toBe(401)
  expect(await errorOf(wrong)).toEqual({ code: 'INVALID_CREDENTIALS', message: 'Invalid email address or password' })
  const unknown = await post('/sign-in', { ...RITA, email: 'niemand@example.com' })
  expect(await errorOf(unknown)).toEqual({
    code: 'USER_NOT_FOUND',
    message: 'No user found with this email address',
  })

  await saveSignInSettings({ uniformAnswers: true })
  const uniform = await post('/sign-in', { ...RITA, email: 'niemand@example.com' })
  expect(await errorOf(uniform)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
})

test.each([
  ['/sign-in', 404],
  ['/register', 422],
])('while many passwords wait to be hashed, %s returns 503 before it reads anything', async (path, statusLater) => {
  const { post } = await identityFixture()
  const hashes = Array.from({ length: 100 }, () => hashPassword('Vuurtoren!7').catch(() => {}))
  const response = await post(path, RITA)
  expect(response.status).toBe(503)
  expect(await errorOf(response)).toMatchObject({ code: 'OVERLOADED' })
  await Promise.all(hashes)
  expect((await post(path, RITA)).status).toBe(statusLater)
})

test('after three failures a captcha is needed, and after ten attempts are refused for a while', async () => {
  const { post, postSolved, registerAndVerify } = await identityFixture()
  await registerAndVerify()
  const wrong = { email: RITA.email, password: 'Iets-anders-1' }
  for (let i = 0; i < 3; i++) expect((await post('/sign-in', wrong)).status).toBe(401)
  expect(await errorOf(await post('/sign-in', wrong))).toMatchObject({ code: 'CAPTCHA_NEEDED' })
  for (let i = 3; i < 10; i++) expect((await postSolved('/sign-in', wrong)).status).toBe(401)

  const refused = await postSolved('/sign-in', RITA)
  expect(refused.status).toBe(429)
  expect(await errorOf(refused)).toEqual({
    code: 'TOO_MANY_ATTEMPTS',
    message: 'Too many attempts. Please try again later',
  })
})

test('signing in to an own account does not reset failures on other accounts', async () => {
  const { post, registerAndVerify, signIn } = await identityFixture()
  await registerAndVerify()
  for (let guess = 0; guess < 10; guess++) {
    expect((await post('/sign-in', { email: `jan${guess}@example.com`, password: 'Gok-1!' })).status).toBe(404)
    if (guess < 9) expect((await signIn()).response.status).toBe(200)
  }
  expect((await signIn()).body).toMatchObject({ error: { code: 'CAPTCHA_NEEDED' } })
})

test('a correct password resets the failures before it', async () => {
  const { post, registerAndVerify, signIn } = await identityFixture()
  await registerAndVerify()
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 2; i++) await post('/sign-in', { email: RITA.email, password: 'Iets-anders-1' })
    expect((await signIn()).response.status).toBe(200)
  }
})

test('the cookie renews the token; after signing out the cookie and the old token are invalid', async () => {
  const { post, registerAndVerify, signIn } = await identityFixture()
  await registerAndVerify()
  const { cookie, send } = await signIn()
  const renewed = await post('/token', {}, { cookie })
  expect(renewed.status).toBe(200)
  expect(await renewed.json()).toMatchObject({ token: expect.any(String), user: { emailAddress: RITA.email } })

  const out = await post('/sign-out', {}, { cookie })
  expect(cookiesOf(out)).toContain('cyaan.session_token=')
  expect(out.headers.get('clear-site-data')).toBe('"cache"')
  expect((await post('/token', {}, { cookie })).status).toBe(401)
  expect((await send('POST', '/api/whoami')).status).toBe(401)
})

test('a disabled user cannot sign in, and gets the reason', async () => {
  const { ctx, registerAndVerify, post } = await identityFixture()
  await registerAndVerify()
  await ctx.db.update(users).set({ isDisabled: true }).where(eq(users.email, RITA.email))
  expect(await errorOf(await post('/sign-in', RITA))).toMatchObject({ code: 'USER_DISABLED' })
})

test('visitors can read policy, captcha, origins and sign-in methods', async () => {
  const { asVisitor } = await identityFixture({ env: { GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b' } })
  const read = async (path: string) => (await asVisitor(`/api/identity/${path}`)).json()
  expect(await read('password-policy')).toMatchObject({ minimum: 6, upper: true, digit: true, special: true })
  expect(await read('captcha')).toEqual({ isOn: true, algorithm: 'PBKDF2/SHA-256' })
  expect(await read('authorized-origins')).toEqual({ origins: ['http://localhost:3000'] })
  expect(await read('sign-in-methods')).toEqual({
    password: true,
    emailLink: false,
    providers: [{ id: 'github', isReady: true }],
    lookAround: false,
  })
})
