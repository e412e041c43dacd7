import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clientRecords } from '#features/clients/server/client.table.ts'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { users } from '#features/identity/server/identity.table.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { APPOINTMENT_REQUEST, bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import { errorOf, identityFixture, RITA } from '#tests/fixtures/identity-fixture.ts'
import { remindClients } from '../appointments/reminders.service.ts'
import { purgeGuests } from './guest.service.ts'

const GUEST = { name: 'Leen Maes', email: 'Leen@Example.com ', locale: 'fr' }
const ADDRESS = 'leen@example.com'

async function guestFixture(options?: { now: string }) {
  const fixture = await bookingFixture(options)
  const { admin } = fixture
  const book = (more: object = {}) =>
    admin.send('POST', '/api/booking/admin/appointments', { ...APPOINTMENT_REQUEST, guest: GUEST, ...more })
  const booked = async (more: object = {}): Promise<string> => (await (await book(more)).json()).id
  return { ...fixture, book, booked }
}

const inviteIn = ({ attachments: [file] }: { attachments: { content: string }[] }) =>
  Buffer.from(file!.content, 'base64').toString()

test('a guest gets every email in their language, without a link that needs an account', async () => {
  const { ctx, book, booked, act, newestEmail, admin, advanceMinutes, allEmails } = await guestFixture()
  const response = await book()
  expect(response.status).toBe(201)
  const { id, client } = await response.json()
  expect(client).toEqual({ id: null, name: 'Leen Maes', email: ADDRESS, locale: 'fr' })

  const confirmed = await newestEmail('confirmed')
  expect(confirmed).toMatchObject({ toAddress: ADDRESS, toName: 'Leen Maes', locale: 'fr' })
  expect(confirmed.text).toMatch(/appelez-nous au [+\d]/i)
  expect(inviteIn(confirmed)).toContain(`MAILTO:${ADDRESS}`)
  await act(id, 'move', { date: '2026-03-05', time: '14:30' })
  await act(await booked({ time: '16:00' }), 'cancel', { reason: 'Malade' })
  const { appointments } = await (await admin.ask('/api/booking/admin/appointments?status=cancelled')).json()
  expect(appointments[0].client).toEqual(client)
  advanceMinutes(3 * 24 * 60)
  await remindClients(ctx)
  const kinds = (await allEmails()).map(({ kind }) => kind)
  expect(kinds).toEqual(['confirmed', 'moved', 'confirmed', 'cancelled', 'reminder'].map((kind) => `booking.${kind}`))
  expect((await newestEmail('cancelled')).text).toContain('Vous souhaitez un nouveau rendez-vous')
  for (const email of await allEmails()) {
    expect(email.toAddress).toBe(ADDRESS)
    expect(email.html + (email.attachments.length ? inviteIn(email) : '')).not.toMatch(
      /my-appointments|\/login|\/booking(?!\/appointment\?token)/,
    )
  }
})

test('what was noted for a caller is in their email only if the owner says so', async () => {
  const { book, newestEmail } = await guestFixture()
  const noted = { comments: 'Le devis du printemps' }
  expect((await book(noted)).status).toBe(201)
  expect((await newestEmail('confirmed')).text).not.toContain(noted.comments)
  expect((await book({ ...noted, time: '14:00', shareComments: true })).status).toBe(201)
  expect((await newestEmail('confirmed')).text).toContain(noted.comments)
})

test('the number and the consent of a caller are stored on their card; nothing known is lost', async () => {
  const { admin, book, journalActions } = await guestFixture()
  const call = { phone: '0470/12.34.56', mayCall: true }
  const { id } = await (await book(call)).json()
  const card = async () => (await admin.ask(`/api/clients/${id}`)).json()
  const callConsent = { on: '2026-03-02', how: 'Bij het boeken van een afspraak' }
  expect(await card()).toMatchObject({ phone: '0470/12 34 56', callConsent })
  const actions = ['client.phoneChanged', 'client.callAllowed', 'appointment.booked']
  expect(await journalActions()).toEqual(expect.arrayContaining(actions))
  const earlier = { on: '2026-01-05', how: 'Per e-mail' }
  const { version } = await card()
  await admin.send('PUT', `/api/clients/${id}/call-consent`, { callConsent: earlier, version })
  // No number, and a consent that was given before.
  expect((await book({ time: '14:00', mayCall: true })).status).toBe(201)
  expect(await card()).toMatchObject({ phone: '0470/12 34 56', callConsent: earlier })
  expect((await book({ time: '15:00', phone: '03 123 45 67' })).status).toBe(201)
  expect(await card()).toMatchObject({ phone: '03 123 45 67', callConsent: earlier })
})

test('an invalid number refuses the appointment, and a refused appointment stores no number', async () => {
  const { ctx, client, book, rows } = await guestFixture()
  expect((await errorOf(await book({ phone: '12' }))).fields).toEqual({
    phone: expect.stringMatching(/^Dit is geen geldig telefoonnummer/),
  })
  expect(await rows()).toEqual([])
  expect((await book()).status).toBe(201)
  expect(await errorOf(await book({ phone: '03 123 45 67', mayCall: true }))).toMatchObject({ code: 'SLOT_TAKEN' })
  const asClient = { ...APPOINTMENT_REQUEST, time: '14:00', guest: GUEST, phone: '03 123 45 67' }
  expect((await client.send('POST', '/api/booking/admin/appointments', asClient)).status).toBe(403)
  expect(await ctx.db.select().from(clientRecords)).toEqual([])
})

test.each([
  [{ email: '', phone: '' }, /via de contactpagina[\s\S]*https:\/\/studio\.example\/contact/],
  [{ email: '' }, /Bel ons op/],
  [{ email: DEMO_COMPANY.email, phone: '' }, /via de contactpagina/],
  [{ email: DEMO_COMPANY.email }, /Bel ons op/],
  [{ phone: '' }, /Antwoord op deze e-mail\./],
])('the email names only the ways that the company has: %j', async (without, expected) => {
  const { ctx, booked, act, newestEmail } = await guestFixture()
  await saveCompany(ctx, {
    ...companySetting.initial,
    name: 'Studio',
    email: 'hallo@studio.example.com',
    phone: '03 123 45 67',
    ...without,
  })
  await act(await booked({ guest: { name: 'Leen', email: ADDRESS } }), 'cancel', { reason: 'Ziek' })
  expect((await newestEmail('cancelled')).text).toMatch(expected)
})

test('conflicts, closed days, past times and invalid input are refused with readable errors', async () => {
  const { book, rows } = await guestFixture()
  await book()
  expect(await errorOf(await book())).toMatchObject({ code: 'SLOT_TAKEN', message: expect.stringMatching(/geboekt/) })
  expect(await errorOf(await book({ date: '2026-03-07' }))).toMatchObject({ code: 'SLOT_UNAVAILABLE' })
  expect((await errorOf(await book({ date: '2026-03-01' }))).fields.date).toMatch(/voorbij/)
  const refused = async (guest: object) =>
    (await errorOf(await book({ time: '14:00', guest: { ...GUEST, ...guest } }))).fields
  expect(await refused({ email: 'leen@' })).toEqual({ 'guest.email': 'Dit is geen geldig e-mailadres.' })
  expect(await refused({ name: ' \u200b ' })).toEqual({ 'guest.name': 'Vul de naam van de klant in.' })
  expect(await refused({ locale: 'de' })).toHaveProperty(['guest.locale'])
  expect((await errorOf(await book({ time: '', guest: undefined }))).fields).toEqual({
    time: 'Kies een uur.',
    clientId: 'Kies een klant.',
  })
  expect((await errorOf(await book({ time: '14:00', clientId: 'both' }))).fields.clientId).toBe('Kies een klant.')
  expect(await rows()).toHaveLength(1)
})

test('the address of an account is booked for that user; a disabled or unverified one is not', async () => {
  const { ctx, client, book, newestEmail } = await guestFixture()
  const guest = { ...GUEST, email: client.user.email.toUpperCase() }
  const change = (values: object) => ctx.db.update(users).set(values).where(eq(users.id, client.user.id))
  expect((await (await book({ guest })).json()).client).toMatchObject({ id: client.user.id, locale: 'nl' })
  expect((await newestEmail('confirmed')).text).toContain('/booking/appointment?token=')
  const own = await (await client.ask('/api/booking/appointments')).json()
  expect(own.appointments).toHaveLength(1)
  await change({ isDisabled: true })
  expect((await errorOf(await book({ guest, time: '14:00' }))).fields['guest.email']).toMatch(/uitgeschakeld account/)
  // An unverified account may belong to another person.
  await change({ isDisabled: false, emailVerified: false })
  expect((await (await book({ guest, time: '14:00' })).json()).client).toMatchObject({ id: null, name: 'Leen Maes' })
})

test('the appointments of a guest become theirs at the first sign-in with the verified address', async () => {
  const { as, register, verify, signIn } = await identityFixture()
  await register()
  const admin = await as('admin')
  const when = { requestType: 'CHANGE_REQUEST', date: '2099-03-04', evenIfClosed: true }
  const book = (time: string, email: string) =>
    admin.send('POST', '/api/booking/admin/appointments', { ...when, time, guest: { name: 'Rita', email } })
  expect((await book('10:00', RITA.email)).status).toBe(201)
  expect((await book('11:00', ADDRESS)).status).toBe(201)
  await verify()
  const rita = await signIn()
  const { appointments } = await (await rita.send('GET', '/api/booking/appointments')).json()
  expect(appointments.map(({ time }: { time: string }) => time)).toEqual(['10:00'])
})

test('erasing a guest cancels what is upcoming and removes name, address, texts and emails', async () => {
  const { admin, booked, rows, allEmails, labelOf, journalActions, approved, advanceMinutes, act } = await guestFixture(
    { now: '2026-03-02T12:50:00Z' },
  )
  const past = await booked({ date: '2026-03-02', time: '14:00' })
  advanceMinutes(12)
  await booked()
  const other = await booked({ time: '15:00', guest: { ...GUEST, email: 'other@example.com' } })
  const withAccount = await approved({ time: '11:00' })
  expect(await errorOf(await act(withAccount, 'erase-guest'))).toMatchObject({ code: 'NOT_A_GUEST' })

  expect((await act(past, 'erase-guest')).status).toBe(200)
  const erased = (await rows()).filter(({ email }) => email === '')
  for (const row of erased) expect(row).toMatchObject({ userId: null, name: '', comments: '', cancelReason: null })
  expect(erased.map(({ status }) => status)).toEqual(['APPROVED', 'CANCELLED'])
  expect(await labelOf(APPOINTMENT_REQUEST.date, '10:00')).toBe('available')
  const toGuest = (await allEmails()).filter(({ toAddress }) => toAddress === ADDRESS)
  expect(toGuest.map(({ kind }) => kind)).toEqual(['booking.withdrawn'])
  expect(inviteIn(toGuest[0]!)).toContain('METHOD:CANCEL')
  expect(await journalActions()).toContain('appointment.clientErased')
  expect((await rows()).find(({ id }) => id === other)).toMatchObject({ name: 'Leen Maes', status: 'APPROVED' })
  // A second erasure finds no guest.
  expect(await errorOf(await act(past, 'erase-guest'))).toMatchObject({ code: 'NOT_A_GUEST' })
  expect((await admin.ask('/api/booking/admin/appointments')).status).toBe(200)
})

test('guests are erased two years after their appointment; users are not', async () => {
  const { ctx, booked, approved, rows, advanceMinutes } = await guestFixture()
  await booked({ date: '2026-03-02', time: '14:00' })
  await approved({ date: '2026-03-02', time: '15:00' })
  await booked({ date: '2026-03-05' })
  const names = async () => (await rows()).map(({ name }) => name.split(' ')[0]).toSorted()
  advanceMinutes(732 * 24 * 60)
  await purgeGuests(ctx)
  expect(await names()).toEqual(['', 'Leen', 'Rita'])
})
