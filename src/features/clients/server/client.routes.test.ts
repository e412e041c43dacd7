import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#features/identity/server/identity.table.ts'
import { listJournal } from '#features/journal/server/journal.service.ts'
import { CLIENT_SOURCES } from '#server/composition/client-sources.ts'
import { APPOINTMENT_REQUEST, bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import { easyCaptcha } from '#tests/fixtures/easy-captcha.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { purgeClients } from './client.jobs.ts'
import { clientRecords } from './client.table.ts'

const GUEST = { name: 'Leen Maes', email: 'leen@example.com', locale: 'fr' }

async function clientFixture() {
  const fixture = await bookingFixture()
  const { admin, asVisitor, ctx, advanceMinutes } = fixture
  const bookForGuest = async (more: object = {}): Promise<string> =>
    (
      await (
        await admin.send('POST', '/api/booking/admin/appointments', { ...APPOINTMENT_REQUEST, guest: GUEST, ...more })
      ).json()
    ).id
  async function writeMessage(email: string, title = 'Een vraag'): Promise<string> {
    const body = { title, message: 'Hoeveel kost een website?', email, captcha: await easyCaptcha(ctx) }
    const headers = { 'content-type': 'application/json' }
    advanceMinutes(1)
    await asVisitor('/api/contact', { method: 'POST', body: JSON.stringify(body), headers })
    const { messages } = await (await admin.ask('/api/contact/messages?limit=1')).json()
    return messages[0].id
  }
  const card = async (key: string) => (await admin.ask(`/api/clients/${key}`)).json()
  const entries = async (key: string, kind: string, more = '') =>
    (await admin.ask(`/api/clients/${key}/entries?kind=${kind}${more}`)).json()
  const put = (key: string, what: string, body: object) => admin.send('PUT', `/api/clients/${key}/${what}`, body)
  const records = () => ctx.db.select().from(clientRecords)
  return { ...fixture, bookForGuest, writeMessage, card, entries, put, records }
}

test('the card of a user shows the account, and everything the person booked, sent and wrote, in pages', async () => {
  const { client, admin, card, entries, writeMessage, approved } = await clientFixture()
  const { id, email } = client.user
  await approved()
  for (const title of ['Eerste', 'Tweede', 'Derde']) await writeMessage(email.toUpperCase(), title)
  await writeMessage('other@example.com')
  await client.send('POST', '/api/reviews', { rating: 4, title: 'Vlot', content: 'Binnen een week online.' })

  expect(await card(id)).toMatchObject({
    key: id,
    email,
    account: { id, isVerified: true },
    isClient: false,
    version: 0,
  })
  const appointments = await entries(id, 'appointment')
  expect(appointments.entries).toMatchObject([{ title: 'Aanpassing', status: 'upcoming' }])
  expect(appointments.entries[0].path).toMatch(/^\/admin\/timeslots\?appointment=.+&date=2026-03-04$/)
  const first = await entries(id, 'message', '&limit=2')
  expect(first.entries.map(({ title }: { title: string }) => title)).toEqual(['Derde', 'Tweede'])
  const rest = await entries(id, 'message', `&limit=2&before=${encodeURIComponent(first.next)}`)
  expect(rest).toMatchObject({ entries: [{ title: 'Eerste' }], next: null })
  expect((await entries(id, 'review')).entries).toMatchObject([{ title: 'Vlot', rating: 4 }])
  expect((await entries(id, 'comment')).entries).toEqual([])
  expect((await admin.ask(`/api/clients/${id}/entries?kind=letter`)).status).toBe(422)
})

test('a person without an account has one card, by any of their messages and appointments', async () => {
  const { bookForGuest, writeMessage, card, put, entries } = await clientFixture()
  const appointment = await bookForGuest()
  const message = await writeMessage('Leen@Example.com')
  expect(await card(appointment)).toMatchObject({ name: 'Leen Maes', email: GUEST.email, account: null })
  expect((await put(appointment, 'notes', { notes: 'Belt liever ’s avonds.', version: 0 })).status).toBe(200)
  expect(await card(message)).toMatchObject({ name: 'Leen Maes', notes: 'Belt liever ’s avonds.', version: 1 })
  expect((await entries(message, 'appointment')).entries).toHaveLength(1)
  expect((await entries(appointment, 'message')).entries).toHaveLength(1)
})

test('a message leads to the account with its address only if the address is verified', async () => {
  const { ctx, client, writeMessage, card } = await clientFixture()
  const key = await writeMessage(client.user.email)
  expect((await card(key)).account).toMatchObject({ id: client.user.id })
  await ctx.db.update(users).set({ emailVerified: false }).where(eq(users.id, client.user.id))
  expect((await card(key)).account).toBeNull()
})

test('notes, consent and mark are saved and recorded in the journal without the notes; a stale version is refused', async () => {
  const { ctx, client, card, put } = await clientFixture()
  const { id } = client.user
  expect(await (await put(id, 'notes', { notes: ' Wil een webshop. ', version: 0 })).json()).toMatchObject({
    notes: 'Wil een webshop.',
    version: 1,
  })
  expect(await errorOf(await put(id, 'notes', { notes: 'Iets anders', version: 0 }))).toMatchObject({
    code: 'CLIENT_CHANGED',
  })
  const callConsent = { on: '2026-03-01', how: 'Aan de telefoon' }
  expect((await put(id, 'call-consent', { callConsent, version: 1 })).status).toBe(200)
  expect((await put(id, 'mark', { isClient: true })).status).toBe(200)
  expect(await card(id)).toMatchObject({ notes: 'Wil een webshop.', callConsent, isClient: true, version: 2 })
  expect((await put(id, 'call-consent', { callConsent: null, version: 2 })).status).toBe(200)
  expect((await card(id)).callConsent).toBeNull()

  const { entries } = await listJournal(ctx, { limit: 4 })
  expect(entries.map(({ action, subject }) => [action, subject])).toEqual(
    ['client.callWithdrawn', 'user.changed', 'client.callAllowed', 'client.notesChanged'].map((action) => [action, id]),
  )
  expect(JSON.stringify(entries)).not.toContain('webshop')
})

test('a phone number is normalised, changed and removed, with a journal entry that does not hold it', async () => {
  const { ctx, client, card, put } = await clientFixture()
  const { id } = client.user
  expect((await card(id)).phone).toBe('')
  expect(await (await put(id, 'phone', { phone: ' 0032 (0)470.12.34.56', version: 0 })).json()).toMatchObject({
    phone: '+32 470 12 34 56',
    version: 1,
  })
  expect(await errorOf(await put(id, 'phone', { phone: '03 123 45 67', version: 0 }))).toMatchObject({
    code: 'CLIENT_CHANGED',
  })
  expect((await card(id)).phone).toBe('+32 470 12 34 56')
  expect((await put(id, 'phone', { phone: '', version: 1 })).status).toBe(200)
  expect(await card(id)).toMatchObject({ phone: '', version: 2 })
  const { entries } = await listJournal(ctx, { limit: 2 })
  expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
    ['client.phoneChanged', id],
    ['client.phoneChanged', id],
  ])
  expect(JSON.stringify(entries.map(({ details }) => details))).not.toMatch(/470.?12/)
})

test('an invalid phone number is refused in the language of the reader', async () => {
  const { client, put, records } = await clientFixture()
  const refused = async (phone: unknown, lng: string) =>
    (await errorOf(await put(client.user.id, `phone?lng=${lng}`, { phone, version: 0 }))).fields
  expect(await refused('12345', 'nl')).toEqual({ phone: expect.stringMatching(/^Dit is geen geldig telefoonnummer/) })
  expect(await refused('bel mij', 'en')).toEqual({ phone: expect.stringMatching(/^This phone number is not valid/) })
  expect(await refused('1'.repeat(21), 'fr')).toEqual({ phone: expect.stringMatching(/^Ce numéro de téléphone n’est/) })
  expect((await put('nobody', 'phone', { phone: '03 123 45 67', version: 0 })).status).toBe(404)
  expect(await records()).toEqual([])
})

test('number and consent are looked up by address; an unknown one has none', async () => {
  const { client, admin, put } = await clientFixture()
  const { id, email } = client.user
  const callConsent = { on: '2026-03-01', how: 'Aan de telefoon' }
  await put(id, 'phone', { phone: '03 123 45 67', version: 0 })
  await put(id, 'call-consent', { callConsent, version: 1 })
  const look = (address: string) => admin.send('POST', '/api/clients/call-info', { email: address })
  expect(await (await look(` ${email.toUpperCase()}`)).json()).toEqual({ phone: '03 123 45 67', callConsent })
  expect(await (await look('nobody@example.com')).json()).toEqual({ phone: '', callConsent: null })
  expect((await look('nobody')).status).toBe(422)
  expect((await client.send('POST', '/api/clients/call-info', { email })).status).toBe(403)
})

test('malformed input, a future consent and an unknown person are refused', async () => {
  const { client, admin, put, records } = await clientFixture()
  const { id } = client.user
  const consent = (callConsent: object) => put(id, 'call-consent', { callConsent, version: 0 })
  expect((await errorOf(await consent({ on: '2026-03-01', how: ' ' }))).fields).toEqual({
    'callConsent.how': 'Noteer hoe de toestemming gegeven is.',
  })
  expect((await consent({ on: 'gisteren', how: 'Mail' })).status).toBe(422)
  expect((await errorOf(await consent({ on: '2027-01-01', how: 'Mail' }))).fields).toEqual({
    'callConsent.on': 'Deze dag ligt in de toekomst.',
  })
  expect((await put(id, 'notes', { notes: 'x'.repeat(10_001), version: 0 })).status).toBe(422)
  expect(await errorOf(await admin.ask('/api/clients/nobody'))).toMatchObject({ code: 'CLIENT_CARD_NOT_FOUND' })
  expect((await put('nobody', 'notes', { notes: 'x', version: 0 })).status).toBe(404)
  expect(await records()).toEqual([])
})

test('a user cannot read or change any card, also not their own', async () => {
  const { client } = await clientFixture()
  const path = `/api/clients/${client.user.id}`
  expect((await client.ask(path)).status).toBe(403)
  expect((await client.ask(`${path}/entries?kind=message`)).status).toBe(403)
  expect((await client.send('PUT', `${path}/notes`, { notes: 'x', version: 0 })).status).toBe(403)
  expect((await client.send('PUT', `${path}/phone`, { phone: '03 123 45 67', version: 0 })).status).toBe(403)
  expect((await client.send('PUT', `${path}/mark`, { isClient: true })).status).toBe(403)
})

test('the record of a guest is erased with the guest, and when nothing else is stored about the address', async () => {
  const { ctx, admin, bookForGuest, writeMessage, put, records, act } = await clientFixture()
  const appointment = await bookForGuest()
  await put(appointment, 'phone', { phone: '03 123 45 67', version: 0 })
  expect((await act(appointment, 'erase-guest')).status).toBe(200)
  expect(await records()).toEqual([])

  const message = await writeMessage(GUEST.email)
  await put(message, 'mark', { isClient: true })
  const purge = purgeClients(CLIENT_SOURCES)
  await purge.run(ctx, {})
  expect(await records()).toHaveLength(1)
  await admin.send('DELETE', `/api/contact/messages/${message}`)
  await purge.run(ctx, {})
  expect(await records()).toEqual([])
})
