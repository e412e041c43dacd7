import { expect, test } from 'vitest'
import { cookiesOf, errorOf, identityFixture } from '#tests/fixtures/identity-fixture.ts'

const GUEST = { name: 'Leen Maes', email: 'leen@example.com', locale: 'en' }
const ATTACKER = { firstName: 'Mallory', lastName: 'Kwaad', email: GUEST.email, password: 'Van-de-dief-1' }
const OWNER = { firstName: 'Leen', lastName: 'Maes', password: 'Eigen-keuze-9' }
const COMMENTS = 'Private remark for Leen'
const NOTES = 'Pays late'

/** The admin has booked and noted something for a guest, whose address a stranger then registers. */
async function attackedGuest() {
  const fixture = await identityFixture()
  const admin = await fixture.as('admin')
  const when = { requestType: 'CHANGE_REQUEST', date: '2099-03-04', time: '10:00', evenIfClosed: true }
  const booking = { ...when, comments: COMMENTS, guest: GUEST }
  const booked = await admin.send('POST', '/api/booking/admin/appointments', booking)
  const { id } = await booked.json()
  const noted = await admin.send('PUT', `/api/clients/${id}/notes`, { notes: NOTES, version: 0 })
  expect([booked.status, noted.status]).toEqual([201, 200])

  const attackerCookie = cookiesOf(await fixture.register(ATTACKER))
  const token = await fixture.tokenIn('verification')
  const signInAs = (password: string) => fixture.signIn({ email: GUEST.email, password })
  return { ...fixture, admin, appointmentId: id, token, attackerCookie, signInAs }
}

test('a link pressed by the owner of the mailbox gives nothing to the stranger who registered', async () => {
  const { post, token, attackerCookie, signInAs, admin, appointmentId } = await attackedGuest()
  expect(await (await post('/verification/use', { token })).json()).toEqual({ status: 'choosePassword' })
  // Nothing has changed yet: the address is not verified, and nothing stored by address belongs to an account.
  expect((await signInAs(ATTACKER.password)).body).toMatchObject({ error: { code: 'EMAIL_NOT_VERIFIED' } })
  const card = await (await admin.ask(`/api/clients/${appointmentId}`)).json()
  expect(card).toMatchObject({ name: GUEST.name })

  expect((await post('/verification/complete', { token, ...OWNER })).status).toBe(200)
  expect((await signInAs(ATTACKER.password)).response.status).toBe(401)
  expect((await post('/token', {}, { cookie: attackerCookie })).status).toBe(401)
  expect(await (await post('/verification/use', { token }, { cookie: attackerCookie })).json()).toEqual({
    status: 'alreadyVerified',
  })

  const owner = await signInAs(OWNER.password)
  expect(owner.body.user).toMatchObject({ firstName: OWNER.firstName, lastName: OWNER.lastName })
  const data = await (await owner.send('GET', '/api/identity/me/data')).text()
  for (const own of [COMMENTS, NOTES]) expect(data).toContain(own)
  for (const name of [ATTACKER.firstName, ATTACKER.lastName]) expect(data).not.toContain(name)
})

test('a stranger who registers after the owner makes the owner’s first link stale, and gets nothing either', async () => {
  const { post, token: stale, tokenIn, register, signInAs } = await attackedGuest()
  const cookie = cookiesOf(await register({ ...ATTACKER, ...OWNER }))
  expect(await errorOf(await post('/verification/use', { token: stale }, { cookie }))).toMatchObject({
    code: 'LINK_REPLACED',
  })
  const own = await tokenIn('verification')
  await register(ATTACKER)
  for (const path of ['use', 'complete'])
    expect(await errorOf(await post(`/verification/${path}`, { token: own, ...OWNER }, { cookie }))).toMatchObject({
      code: 'LINK_REPLACED',
      message: expect.stringContaining('newer'),
    })
  const token = await tokenIn('verification')
  expect(await (await post('/verification/use', { token }, { cookie })).json()).toEqual({ status: 'choosePassword' })
  expect((await post('/verification/complete', { token, ...OWNER })).status).toBe(200)
  expect((await signInAs(ATTACKER.password)).response.status).toBe(401)
  expect((await signInAs(OWNER.password)).body.user).toMatchObject({ firstName: OWNER.firstName })
})

test.each(['password-reset', 'email-link'])(
  'a %s request for an unverified address sends the verification link, where the owner of the mailbox chooses all',
  async (path) => {
    const { post, postSolved, tokenIn, saveSignInSettings, allEmails, signInAs } = await attackedGuest()
    await saveSignInSettings({ emailLink: true })
    expect((await postSolved(`/${path}`, { email: GUEST.email })).status).toBe(200)
    expect((await allEmails()).at(-1)).toMatchObject({ kind: 'identity.verification', toAddress: GUEST.email })
    const token = await tokenIn('verification')
    expect(await (await post('/verification/use', { token })).json()).toEqual({ status: 'choosePassword' })
    expect((await post('/verification/complete', { token, ...OWNER })).status).toBe(200)
    expect((await signInAs(OWNER.password)).body.user).toMatchObject({ firstName: OWNER.firstName })
  },
)

test('the name, the password and the token of the form are checked', async () => {
  const { post, token, signInAs } = await attackedGuest()
  const complete = (more: object) => post('/verification/complete', { token, ...OWNER, ...more })
  expect((await errorOf(await complete({ firstName: ' ' }))).fields).toHaveProperty('firstName')
  expect(await errorOf(await complete({ password: 'Leen@1' }))).toMatchObject({ code: 'PASSWORD_TOO_WEAK' })
  expect((await errorOf(await complete({ password: 'kort' }))).fields).toHaveProperty('password')
  expect(await errorOf(await complete({ token: `${token}x` }))).toMatchObject({ code: 'LINK_INVALID' })
  expect((await signInAs(OWNER.password)).response.status).not.toBe(200)
  const both = await Promise.all([complete({}), complete({ password: 'Andere-keuze-8' })])
  const responses = await Promise.all(both.map((response) => response.json()))
  expect(responses.map(({ status }) => status).sort()).toEqual(['alreadyVerified', 'verified'])
})
