import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cookiesOf, errorOf, identityFixture, RITA } from '#tests/fixtures/identity-fixture.ts'
import { totp } from '#tests/fixtures/totp.ts'
import { hashToken } from '../auth/auth-storage.service.ts'
import { sessions, verifications } from '../identity.table.ts'

test('a password reset by email ends the old password and all sessions', async () => {
  const { post, postSolved, registerAndVerify, signIn, tokenIn, allEmails } = await identityFixture()
  await registerAndVerify()
  const before = await signIn()

  expect((await postSolved('/password-reset', { email: 'RITA@example.com' })).status).toBe(200)
  const token = await tokenIn('reset')
  const weak = await post('/password-reset/use', { token, password: 'Password1!' })
  expect(await errorOf(weak)).toMatchObject({ code: 'PASSWORD_TOO_WEAK' })
  expect((await post('/password-reset/use', { token, password: 'Nieuwe-tuin-4' })).status).toBe(200)

  const replayed = await post('/password-reset/use', { token, password: 'Nog-een-keer-5' })
  expect(await errorOf(replayed)).toMatchObject({ code: 'LINK_INVALID' })
  expect((await before.send('POST', '/api/whoami')).status).toBe(401)
  expect((await signIn()).response.status).toBe(401)
  expect((await signIn({ password: 'Nieuwe-tuin-4' })).response.status).toBe(200)
  expect((await allEmails()).at(-1)?.kind).toContain('password')
})

test('a reset link expires after an hour', async () => {
  const { post, postSolved, registerAndVerify, tokenIn, ctx } = await identityFixture()
  await registerAndVerify()
  await postSolved('/password-reset', { email: RITA.email })
  const token = await tokenIn('reset')
  const past = new Date(Date.now() - 1000)
  await ctx.db
    .update(verifications)
    .set({ expiresAt: past })
    .where(eq(verifications.identifier, hashToken(`reset-password:${token}`)))
  const late = await post('/password-reset/use', { token, password: 'Nieuwe-tuin-4' })
  expect(await errorOf(late)).toMatchObject({ code: 'LINK_INVALID' })
})

test('only the newest reset link is valid, and a new password ends it; the data export contains no usable token', async () => {
  const { post, postSolved, registerAndVerify, tokenIn, signIn } = await identityFixture()
  await registerAndVerify()
  const askFor = async () => {
    await postSolved('/password-reset', { email: RITA.email })
    return tokenIn('reset')
  }
  const [first, second] = [await askFor(), await askFor()]
  const early = await errorOf(await post('/password-reset/use', { token: first, password: 'Nieuwe-tuin-3' }))
  expect(early).toMatchObject({ code: 'LINK_REPLACED', message: expect.stringContaining('newest email') })
  expect((await post('/password-reset/use', { token: second, password: 'Nieuwe-tuin-4' })).status).toBe(200)
  expect((await post('/password-reset/use', { token: first, password: 'Nieuwe-tuin-5' })).status).toBe(409)

  const third = await askFor()
  const { send } = await signIn({ password: 'Nieuwe-tuin-4' })
  const data = await (await send('GET', '/api/identity/me/data')).text()
  expect(data).toContain('token=…')
  for (const token of [first, second, third]) expect(data).not.toContain(token)
  const change = { currentPassword: 'Nieuwe-tuin-4', newPassword: 'Nieuwe-tuin-6' }
  expect((await send('PUT', '/api/identity/me/password', change)).status).toBe(200)
  expect((await post('/password-reset/use', { token: third, password: 'Nieuwe-tuin-7' })).status).toBe(409)
})

test('invented link tokens are rejected, and reveal no account', async () => {
  const { post, registerAndVerify } = await identityFixture()
  await registerAndVerify()
  const forged = `${btoa('{"alg":"none"}')}.${btoa(`{"email":"${RITA.email}"}`)}.`
  for (const token of ['x', forged, 'a.b.c'])
    expect(await errorOf(await post('/verification/use', { token }))).toMatchObject({ code: 'LINK_INVALID' })
  expect((await post('/password-reset/use', { token: 'x', password: 'Nieuwe-tuin-4' })).status).toBe(409)
})

test('the verification email is sent again on request, within limits, and only to unverified addresses', async () => {
  const { postSolved, register, registerAndVerify, allEmails } = await identityFixture()
  await register()
  for (let i = 0; i < 5; i++) expect((await postSolved('/verification', { email: RITA.email })).status).toBe(200)
  expect((await postSolved('/verification', { email: RITA.email })).status).toBe(429)
  expect(await allEmails()).toHaveLength(6)

  await registerAndVerify({ email: 'jan@example.com' })
  const count = (await allEmails()).length
  expect((await postSolved('/verification', { email: 'jan@example.com' })).status).toBe(200)
  expect(await allEmails()).toHaveLength(count)
})

test('an unknown address is reported as unknown', async () => {
  const { postSolved } = await identityFixture()
  const response = await postSolved('/password-reset', { email: 'niemand@example.com' })
  expect(response.status).toBe(404)
  expect(await errorOf(response)).toMatchObject({ message: 'No user found with this email address' })
})

test('an email link signs in once, if the owner has enabled it', async () => {
  const { post, postSolved, registerAndVerify, tokenIn, saveSignInSettings } = await identityFixture()
  await registerAndVerify()
  expect(await errorOf(await postSolved('/email-link', { email: RITA.email }))).toMatchObject({ code: 'METHOD_OFF' })

  await saveSignInSettings({ emailLink: true })

  expect((await postSolved('/email-link', { email: RITA.email })).status).toBe(200)
  const token = await tokenIn('emailLink')
  const response = await post('/email-link/use', { token })
  expect(await response.json()).toMatchObject({ status: 'signedIn', user: { emailAddress: RITA.email } })
  expect(cookiesOf(response)).toContain('cyaan.session_token=')
  expect(await errorOf(await post('/email-link/use', { token }))).toMatchObject({ code: 'LINK_INVALID' })
})

test('an email link asks for the second factor like a password, so users without a password are not locked out', async () => {
  const { post, postSolved, registerAndVerify, signIn, tokenIn, saveSignInSettings, ctx } = await identityFixture()
  await registerAndVerify()
  const { send } = await signIn()
  const { uri } = await (await send('POST', '/api/identity/me/two-factor', { password: RITA.password })).json()
  await send('POST', '/api/identity/me/two-factor/confirm', { code: totp(uri) })
  await ctx.db.delete(sessions)
  await saveSignInSettings({ password: false, emailLink: true })
  expect(await errorOf(await post('/sign-in', RITA))).toMatchObject({ code: 'METHOD_OFF' })

  await postSolved('/email-link', { email: RITA.email })
  const token = await tokenIn('emailLink')
  const half = await post('/email-link/use', { token })
  expect(await half.json()).toEqual({ status: 'twoFactorRequired' })
  const cookie = cookiesOf(half)
  expect(await ctx.db.select().from(sessions)).toEqual([])
  expect((await post('/token', {}, { cookie })).status).toBe(401)
  expect(await errorOf(await post('/email-link/use', { token }))).toMatchObject({ code: 'LINK_INVALID' })

  expect((await post('/sign-in/two-factor', { code: '123' }, { cookie })).status).toBe(422)
  const whole = await post('/sign-in/two-factor', { code: totp(uri) }, { cookie })
  expect(await whole.json()).toMatchObject({ status: 'signedIn', user: { emailAddress: RITA.email } })
  expect((await post('/token', {}, { cookie: cookiesOf(whole) })).status).toBe(200)
})

test('a link carries the path to return to, and never one of another site', async () => {
  const { register, verify, postSolved, allEmails } = await identityFixture()
  const linkIn = async () => {
    const text = (await allEmails()).at(-1)!.text
    return new URL(/https?:\/\/\S+token=\S+/.exec(text)![0]).searchParams.get('next')
  }
  await register({ next: '/booking?type=CHANGE_REQUEST' })
  expect(await linkIn()).toBe('/booking?type=CHANGE_REQUEST')
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', 'x'.repeat(3000)]) {
    expect((await postSolved('/verification', { email: RITA.email, next })).status).toBe(200)
    expect(await linkIn()).toBeNull()
  }
  await verify()
  await postSolved('/password-reset', { email: RITA.email, next: '/fr/booking' })
  expect(await linkIn()).toBe('/fr/booking')
  await postSolved('/password-reset', { email: RITA.email, next: 7 })
  expect(await linkIn()).toBeNull()
})
