import { expect, test } from 'vitest'
import { onInvalidation } from '#platform/server/tags.ts'
import { cookiesOf, errorOf, identityFixture, RITA } from '#tests/fixtures/identity-fixture.ts'
import { totp } from '#tests/fixtures/totp.ts'
import { users } from '../identity.table.ts'

const ME = '/api/identity/me'
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a user changes name and language', async () => {
  const { registerAndVerify, signIn } = await identityFixture()
  await registerAndVerify()
  const { send } = await signIn()
  expect((await send('PUT', ME, { firstName: 'Margriet', lastName: 'Claes', language: 'fr' })).status).toBe(200)
  expect(await (await send('GET', ME)).json()).toMatchObject({
    firstName: 'Margriet',
    lastName: 'Claes',
    language: 'fr',
    hasPassword: true,
    twoFactorEnabled: false,
    accounts: ['credential'],
  })
  const refused = await send('PUT', ME, { firstName: '', lastName: 'Claes', language: 'de' })
  expect(await errorOf(refused)).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { firstName: 'Enter your first name.' },
  })
})

test('profile and photo changes are rate limited, and invalidate only pages that show this user', async () => {
  const { as } = await identityFixture()
  const { send, user } = await as('user')
  const dropped: string[] = []
  const stop = onInvalidation((tags) => dropped.push(...tags))
  const change = { firstName: 'Margriet', lastName: 'Claes', language: 'fr' }
  for (let i = 0; i < 29; i++) expect((await send('PUT', ME, change)).status).toBe(200)
  expect((await send('PUT', `${ME}/photo`, { content: PIXEL })).status).toBe(200)
  stop()
  expect(new Set(dropped)).toEqual(new Set([`person:${user.id}`]))
  for (const response of [
    await send('PUT', ME, change),
    await send('PUT', `${ME}/photo`, { content: PIXEL }),
    await send('DELETE', `${ME}/photo`),
  ])
    expect(response.status).toBe(429)
})

test('a new password ends the other sessions and keeps this one', async () => {
  const { registerAndVerify, signIn, allEmails } = await identityFixture()
  await registerAndVerify()
  const phone = await signIn()
  const laptop = await signIn()
  const change = { currentPassword: RITA.password, newPassword: 'Nieuwe-tuin-4' }

  const wrong = await laptop.send('PUT', `${ME}/password`, { ...change, currentPassword: 'Gok-maar-wat-1' })
  expect(await errorOf(wrong)).toMatchObject({
    code: 'PASSWORD_WRONG',
    fields: { currentPassword: expect.any(String) },
  })
  const weak = await laptop.send('PUT', `${ME}/password`, { ...change, newPassword: 'Welkom01!' })
  expect(await errorOf(weak)).toMatchObject({ code: 'PASSWORD_TOO_WEAK', fields: { newPassword: expect.any(String) } })

  expect((await laptop.send('PUT', `${ME}/password`, change)).status).toBe(200)
  expect((await phone.send('GET', ME)).status).toBe(401)
  expect((await laptop.send('GET', ME)).status).toBe(200)
  expect((await signIn({ password: 'Nieuwe-tuin-4' })).response.status).toBe(200)
  expect((await allEmails()).at(-1)?.toAddress).toBe(RITA.email)
})

test('sessions are listed, and ended individually or all but the current one', async () => {
  const { registerAndVerify, signIn, as } = await identityFixture()
  await registerAndVerify()
  const [first, second, third] = [await signIn(), await signIn(), await signIn()]
  const list = await (await first.send('GET', `${ME}/sessions`)).json()
  expect(list).toHaveLength(3)
  expect(list.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)

  const secondId = (await (await second.send('GET', `${ME}/sessions`)).json()).find(
    ({ isCurrent }: { isCurrent: boolean }) => isCurrent,
  ).id
  const stranger = await as('user')
  expect((await stranger.send('DELETE', `${ME}/sessions/${secondId}`)).status).toBe(404)
  expect((await first.send('DELETE', `${ME}/sessions/${secondId}`)).status).toBe(200)
  expect((await second.send('GET', ME)).status).toBe(401)
  expect((await first.send('DELETE', `${ME}/sessions`)).status).toBe(200)
  expect((await third.send('GET', ME)).status).toBe(401)
  expect((await first.send('GET', ME)).status).toBe(200)
})

test('the type of a photo is detected from its content, not from its name', async () => {
  const { registerAndVerify, signIn, asVisitor } = await identityFixture()
  await registerAndVerify()
  const { send } = await signIn()
  const withMore = Buffer.concat([Buffer.from(PIXEL, 'base64'), Buffer.from('<script>SECRET</script>')])
  const { photo } = await (await send('PUT', `${ME}/photo`, { content: withMore.toString('base64') })).json()
  const shown = await asVisitor(photo)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  // Any other URL of the photo shows the next photo after a change.
  for (const url of [photo.split('?')[0], `${photo}x`])
    expect((await asVisitor(url)).headers.get('cache-control')).toBe('no-cache')
  const stored = Buffer.from(await shown.arrayBuffer()).toString('latin1')
  expect(stored.slice(8, 12)).toBe('WEBP')
  expect(stored).not.toContain('SECRET')

  const cutOff = Buffer.from(PIXEL, 'base64').subarray(0, 30).toString('base64')
  for (const content of [btoa('<svg onload=alert(1)>'), btoa('GIF89a'), '', cutOff])
    expect(await errorOf(await send('PUT', `${ME}/photo`, { content }))).toMatchObject({ code: 'PHOTO_NOT_ALLOWED' })
  expect((await send('PUT', `${ME}/photo`, { content: 'no base64!' })).status).toBe(422)
  expect((await send('DELETE', `${ME}/photo`)).status).toBe(200)
  expect((await asVisitor(photo)).status).toBe(404)
})

test('a second factor is active after a code has confirmed it, and recovery codes work once', async () => {
  const { post, registerAndVerify, signIn } = await identityFixture()
  await registerAndVerify()
  const { send } = await signIn()
  expect(await errorOf(await send('POST', `${ME}/two-factor`, { password: 'Gok-1!' }))).toMatchObject({
    code: 'PASSWORD_WRONG',
  })
  const { uri, recoveryCodes } = await (await send('POST', `${ME}/two-factor`, { password: RITA.password })).json()
  expect((await signIn()).body.status).toBe('signedIn')

  const wrong = await send('POST', `${ME}/two-factor/confirm`, { code: '000000' })
  expect(await errorOf(wrong)).toMatchObject({ code: 'CODE_WRONG' })
  const spaced = totp(uri).replace(/(?=...$)/, ' ')
  expect((await send('POST', `${ME}/two-factor/confirm`, { code: spaced })).status).toBe(200)

  const half = await post('/sign-in', RITA)
  expect(await half.json()).toEqual({ status: 'twoFactorRequired' })
  const cookie = cookiesOf(half)
  expect((await post('/token', {}, { cookie })).status).toBe(401)
  expect(await errorOf(await post('/sign-in/two-factor', { code: '123' }, { cookie }))).toMatchObject({
    code: 'CODE_WRONG',
  })
  const whole = await post('/sign-in/two-factor', { code: totp(uri) }, { cookie })
  const { token, ...signedIn } = await whole.json()
  expect(signedIn).toMatchObject({ status: 'signedIn', user: { emailAddress: RITA.email } })
  const headers = { authorization: `Bearer ${token}`, cookie: cookiesOf(whole) }
  const once = await post('/me/two-factor', { password: RITA.password }, headers)
  expect(await errorOf(once)).toMatchObject({ code: 'TWO_FACTOR_ON' })

  const recovery = { code: recoveryCodes[0], isRecoveryCode: true }
  const again = cookiesOf(await post('/sign-in', RITA))
  expect((await post('/sign-in/two-factor', recovery, { cookie: again })).status).toBe(200)
  const third = cookiesOf(await post('/sign-in', RITA))
  expect((await post('/sign-in/two-factor', recovery, { cookie: third })).status).toBe(422)
  expect((await post('/sign-in/two-factor', { code: totp(uri) })).status).toBe(409)
})

test('a TOTP code is accepted once', async () => {
  const { post, asVisitor, registerAndVerify, signIn } = await identityFixture()
  await registerAndVerify()
  const { send } = await signIn()
  const { uri } = await (await send('POST', `${ME}/two-factor`, { password: RITA.password })).json()
  await send('POST', `${ME}/two-factor/confirm`, { code: totp(uri) })
  const code = totp(uri)
  const finish = async () => post('/sign-in/two-factor', { code }, { cookie: cookiesOf(await post('/sign-in', RITA)) })

  const first = await finish()
  expect(first.status).toBe(200)
  const headers = { authorization: `Bearer ${(await first.json()).token}` }
  const sessions = async () => (await (await asVisitor(`${ME}/sessions`, { headers })).json()).length
  const before = await sessions()
  const second = await finish()
  expect(await errorOf(second)).toMatchObject({ code: 'CODE_USED' })
  expect(second.headers.get('set-cookie')).toBeNull()
  expect(await sessions()).toBe(before)
})

test('signing in to an own account does not reset the code attempts on others', async () => {
  const { post, registerAndVerify, signIn } = await identityFixture()
  await registerAndVerify()
  const { send } = await signIn()
  const { uri } = await (await send('POST', `${ME}/two-factor`, { password: RITA.password })).json()
  await send('POST', `${ME}/two-factor/confirm`, { code: totp(uri) })

  const finish = async () => {
    const cookie = cookiesOf(await post('/sign-in', RITA))
    return (await post('/sign-in/two-factor', { code: totp(uri) }, { cookie })).status
  }
  for (let guess = 0; guess < 19; guess++) await post('/sign-in/two-factor', { code: '123456' })
  expect(await finish()).toBe(200)
  await post('/sign-in/two-factor', { code: '123456' })
  expect(await finish()).toBe(429)
})

test('a user exports their data and deletes the account', async () => {
  const { registerAndVerify, signIn, ctx } = await identityFixture()
  await registerAndVerify()
  const { send } = await signIn()
  const data = await (await send('GET', `${ME}/data`)).json()
  expect(data).toMatchObject({ profile: { emailAddress: RITA.email }, sessions: [{}], emails: [{}] })
  expect(JSON.stringify(data)).not.toContain('argon2')

  expect(await errorOf(await send('DELETE', ME, { password: 'Gok-1!' }))).toMatchObject({ code: 'PASSWORD_WRONG' })
  const gone = await send('DELETE', ME, { password: RITA.password })
  expect(gone.status).toBe(200)
  expect(gone.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^cyaan\.session_token=;.*Max-Age=0/))
  expect(await ctx.db.select().from(users)).toEqual([])
  expect((await send('GET', ME)).status).toBe(401)
})

test('the last admin cannot delete their account', async () => {
  const { as } = await identityFixture()
  const { send } = await as('admin')
  expect(await errorOf(await send('DELETE', ME, {}))).toMatchObject({ code: 'LAST_ADMIN' })
})

test('when admins must have a second factor, an admin without one can only set it up', async () => {
  const { as, saveSignInSettings } = await identityFixture()
  const { ask } = await as('admin')
  await saveSignInSettings({ adminTwoFactor: true })
  expect(await errorOf(await ask('/api/users'))).toMatchObject({ code: 'TWO_FACTOR_NEEDED' })
  expect(await (await ask(ME)).json()).toMatchObject({ mustHaveTwoFactor: true })
})

test('password guesses in an open session are limited', async () => {
  const { registerAndVerify, signIn } = await identityFixture()
  await registerAndVerify()
  const { send } = await signIn()
  for (let i = 0; i < 10; i++) expect((await send('DELETE', ME, { password: `Gok-${i}-maar!` })).status).toBe(422)
  expect((await send('DELETE', ME, { password: RITA.password })).status).toBe(429)
})
