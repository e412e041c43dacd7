import { expect, test } from 'vitest'
import { cookiesOf, errorOf, identityFixture, RITA } from '#tests/fixtures/identity-fixture.ts'
import { waitSeconds } from './sign-in-limits.service.ts'

const WRONG = { email: RITA.email, password: 'Iets-anders-1' }
/** Browsers cannot solve a captcha on plain http, so these tests count attempts only. */
const NO_CAPTCHA = { env: { PUBLIC_URL: 'http://studio.example' } }
const DEVICE = 'cyaan.known_device='

/** Rita has an account, and ten sign-ins with her address have failed on other devices. */
async function attackFixture() {
  const fixture = await identityFixture(NO_CAPTCHA)
  await fixture.registerAndVerify()
  const { cookie } = await fixture.signIn()
  const attack = async (failures = 10) => {
    for (let i = 0; i < failures; i++) expect((await fixture.post('/sign-in', WRONG, from(i))).status).toBe(401)
    expect((await fixture.post('/sign-in', WRONG, from(99))).status).toBe(429)
  }
  await attack()
  const device = cookie.split('; ').find((one) => one.startsWith(DEVICE))!
  const later = (seconds: number) => {
    const at = fixture.ctx.now().getTime() + seconds * 1000
    fixture.ctx.now = () => new Date(at)
  }
  return { ...fixture, attack, device, later }
}
const from = (host: number) => ({ 'x-forwarded-for': `203.0.113.${host}` })

test('failures elsewhere do not lock out a known device', async () => {
  const { post, device } = await attackFixture()
  expect((await post('/sign-in', RITA)).status).toBe(429)
  for (let i = 0; i < 3; i++) expect((await post('/sign-in', RITA, { cookie: device })).status).toBe(200)
})

test('a known device is not locked out by failures from its own IP address either', async () => {
  const { post, registerAndVerify, signIn } = await identityFixture(NO_CAPTCHA)
  await registerAndVerify()
  const { cookie } = await signIn()
  for (let i = 0; i < 50; i++) await post('/sign-in', { email: `jan${i}@example.com`, password: 'Gok-1!' })
  expect((await post('/sign-in', RITA)).status).toBe(429)
  expect((await post('/sign-in', RITA, { cookie })).status).toBe(200)
})

test('the known-device cookie is HttpOnly, signed, and not valid for another user', async () => {
  const { post, registerAndVerify, signIn, device } = await attackFixture()
  const [claims, signature] = [device.slice(0, device.lastIndexOf('.')), device.slice(device.lastIndexOf('.'))]
  const [id, random, issued] = claims.slice(DEVICE.length).split('.')
  await registerAndVerify({ email: 'jan@example.com' })
  const other = await signIn({ email: 'jan@example.com' })
  expect(other.response.headers.getSetCookie().find((one) => one.startsWith(DEVICE))).toMatch(
    /; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const forged = [
    other.cookie,
    `${claims}.AAAA`,
    `${DEVICE}${id}.AAAA${random!.slice(4)}.${issued}${signature}`,
    `${DEVICE}${id}.${random}.${Number(issued) + 1}${signature}`,
    `x${device}`,
  ]
  for (const cookie of forged) expect((await post('/sign-in', RITA, { cookie })).status, cookie).toBe(429)
})

test('guesses with a stolen known-device cookie are limited', async () => {
  const { post, device } = await attackFixture()
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) statuses.push((await post('/sign-in', WRONG, { cookie: device })).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
})

test('a password reset ends the wait, and makes the browser a known device', async () => {
  const { post, postSolved, tokenIn, attack } = await attackFixture()
  await postSolved('/password-reset', { email: RITA.email })
  const password = 'Nieuwe-tuin-4'
  const reset = await post('/password-reset/use', { token: await tokenIn('reset'), password })
  expect(reset.status).toBe(200)
  expect((await post('/sign-in', { ...RITA, password })).status).toBe(200)
  await attack()
  expect((await post('/sign-in', { ...RITA, password })).status).toBe(429)
  expect((await post('/sign-in', { ...RITA, password }, { cookie: cookiesOf(reset) })).status).toBe(200)
})

test('unknown devices wait longer after each failure, and a refused attempt does not prolong the wait', async () => {
  const { post, later } = await attackFixture()
  later(29)
  expect((await post('/sign-in', RITA)).status).toBe(429)
  later(2)
  expect((await post('/sign-in', WRONG)).status).toBe(401)
  later(31)
  const refused = await post('/sign-in', RITA)
  expect(refused.status).toBe(429)
  expect(await errorOf(refused)).toMatchObject({ message: 'Too many attempts. Please try again later' })
  later(30)
  expect((await post('/sign-in', RITA)).status).toBe(200)
  expect((await post('/sign-in', WRONG)).status).toBe(401)
})

test('the wait doubles and is capped at fifteen minutes', () => {
  expect([10, 11, 12, 13, 14, 15, 16, 1000].map(waitSeconds)).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
})

test('of fifty concurrent guesses ten are tried and forty refused', async () => {
  const { post, registerAndVerify } = await identityFixture(NO_CAPTCHA)
  await registerAndVerify()
  const responses = await Promise.all(Array.from({ length: 50 }, (_, i) => post('/sign-in', WRONG, from(i))))
  const statuses = responses.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(40).fill(429)])
})

test('renewing the token makes the browser of an older session a known device', async () => {
  const { post, registerAndVerify, signIn } = await identityFixture()
  await registerAndVerify()
  const { cookie } = await signIn()
  const session = cookie.split('; ').find((one) => !one.startsWith(DEVICE))!
  expect(cookiesOf(await post('/token', {}, { cookie: session }))).toContain(DEVICE)
  expect(cookiesOf(await post('/token', {}, { cookie }))).not.toContain(DEVICE)
})
