import { expect, test } from 'vitest'
import { cookiesOf, identityFixture, RITA } from '#tests/fixtures/identity-fixture.ts'
import { totp } from '#tests/fixtures/totp.ts'

const MALLORY = { email: 'mallory@example.com' }
const sessionOf = (cookie: string) => /session_token=[^;]+/.exec(cookie)?.[0] ?? ''

test('session fixation: a planted cookie is neither adopted nor upgraded by a sign-in', async () => {
  const { post, registerAndVerify, signIn } = await identityFixture()
  await registerAndVerify()
  await registerAndVerify(MALLORY)
  const mallory = await signIn(MALLORY)
  const invented = mallory.cookie.replace(/session_token=[^;]+/, `session_token=${'a'.repeat(32)}.${'b'.repeat(44)}`)

  for (const planted of [mallory.cookie, invented]) {
    const response = await post('/sign-in', RITA, { cookie: planted })
    const { user } = await response.json()
    expect(user.emailAddress).toBe(RITA.email)
    expect(sessionOf(cookiesOf(response))).not.toBe('')
    expect(sessionOf(cookiesOf(response))).not.toBe(sessionOf(planted))
    const renewed = await post('/token', {}, { cookie: planted })
    expect(JSON.stringify(await renewed.json())).not.toContain(RITA.email)
  }
})

test('every sign-in is a new session; a password that was correct without its second factor is none', async () => {
  const { post, registerAndVerify, signIn } = await identityFixture()
  await registerAndVerify()
  const [first, second] = [await signIn(), await signIn()]
  expect(sessionOf(first.cookie)).not.toBe(sessionOf(second.cookie))
  expect(first.body.token).not.toBe(second.body.token)

  const { uri } = await (await second.send('POST', '/api/identity/me/two-factor', RITA)).json()
  const confirmed = await second.send('POST', '/api/identity/me/two-factor/confirm', { code: totp(uri) })
  expect(confirmed.status).toBe(200)
  const half = await signIn()
  expect(half.body).toEqual({ status: 'twoFactorRequired' })
  expect((await post('/token', {}, { cookie: half.cookie })).status).toBe(401)
})

test('on https every cookie of a sign-in is Secure and HttpOnly, and not sent by other sites', async () => {
  const { registerAndVerify, signIn } = await identityFixture({ env: { PUBLIC_URL: 'https://studio.example' } })
  await registerAndVerify()
  const cookies = (await signIn()).response.headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(1)
  for (const cookie of cookies) {
    for (const flag of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(`; ${flag}`)
    expect(cookie).not.toContain('Domain=')
  }
})
