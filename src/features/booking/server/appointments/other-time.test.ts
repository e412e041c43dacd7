import { expect, test } from 'vitest'
import { APPOINTMENT_REQUEST, bookingFixture, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'

const OTHER_TIME = { date: '2026-03-05', time: '14:30' }

test('a request is approved at another time with one email that names both times', async () => {
  const { pending, act, allEmails, newestEmail, labelOf, rows, journalActions } = await bookingFixture()
  const id = await pending()
  const response = await act(id, 'approve', { ...OTHER_TIME, note: 'Die ochtend zijn we dicht.\nTot dan!' })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ ...OTHER_TIME, endTime: '15:00', status: 'APPROVED', isOpen: true })
  expect((await allEmails()).map(({ kind }) => kind)).toEqual(['booking.receipt', 'booking.confirmed'])
  const { subject, text, attachments } = await newestEmail('confirmed')
  expect(subject).toMatch(/^Bevestigd op een ander moment: je afspraak is op 5 maart 2026/)
  expect(text).toContain('donderdag 5 maart 2026, 14:30–15:00')
  expect(text).toContain('Gevraagd: woensdag 4 maart 2026, 10:00–10:30')
  expect(text).toContain('Die ochtend zijn we dicht.')
  expect(attachments).toMatchObject([{ method: 'REQUEST' }])
  expect([await labelOf(APPOINTMENT_REQUEST.date, '10:00'), await labelOf(OTHER_TIME.date, '14:30')]).toEqual([
    'available',
    'booked',
  ])
  expect(await rows()).toMatchObject([{ status: 'APPROVED', startsAt: new Date('2026-03-05T13:30Z'), version: 1 }])
  expect(await journalActions()).toContain('appointment.approvedAtOtherTime')
})

test('an approval at the requested time is an ordinary one', async () => {
  const { pending, act, newestEmail, journalActions } = await bookingFixture()
  const { date, time } = APPOINTMENT_REQUEST
  expect((await act(await pending(), 'approve', { date, time })).status).toBe(200)
  expect((await newestEmail('confirmed')).subject).toMatch(/^Bevestigd: je afspraak op 4 maart/)
  expect(await journalActions()).toContain('appointment.approved')
})

test('a taken, closed, past, incomplete or outdated other time changes nothing', async () => {
  const { pending, approved, act, client, rows, allEmails } = await bookingFixture()
  const id = await pending()
  await approved({ time: '14:00' })
  const before = [await rows(), await allEmails()]
  const approve = (body: object) => act(id, 'approve', body)
  const day = { date: APPOINTMENT_REQUEST.date }
  expect(await errorOf(await approve({ ...day, time: '14:00' }))).toMatchObject({ code: 'SLOT_TAKEN' })
  expect(await errorOf(await approve({ ...day, time: '18:00' }))).toMatchObject({ code: 'SLOT_UNAVAILABLE' })
  expect((await errorOf(await approve({ date: '2026-03-01', time: '10:00' }))).fields.date).toMatch(/voorbij/)
  expect((await errorOf(await approve(day))).fields.time).toBe('Kies een uur.')
  expect((await errorOf(await approve({ ...OTHER_TIME, note: 'x'.repeat(2001) }))).fields.note).toMatch(/te lang/)
  expect(await errorBodyOf(await approve({ ...OTHER_TIME, version: 9 }))).toMatchObject({ code: 'APPOINTMENT_CHANGED' })
  expect((await act(id, 'approve', OTHER_TIME, client)).status).toBe(403)
  expect([await rows(), await allEmails()]).toEqual(before)
  expect((await approve({ ...day, time: '18:00', evenIfClosed: true })).status).toBe(200)
})

test('a request whose time has passed is approved at a later time', async () => {
  const { pending, act, advanceMinutes } = await bookingFixture({ now: '2026-03-02T12:55:00Z' })
  const id = await pending({ date: '2026-03-02', time: '14:00' })
  advanceMinutes(10)
  expect(await errorOf(await act(id, 'approve'))).toMatchObject({ code: 'APPOINTMENT_PASSED' })
  expect((await act(id, 'approve', OTHER_TIME)).status).toBe(200)
})

test('of two admins who approve at different times one is told', async () => {
  const { pending, act, as, rows, allEmails } = await bookingFixture()
  const [id, other] = [await pending(), await as('admin')]
  const responses = await Promise.all([
    act(id, 'approve', { ...OTHER_TIME, version: 0 }),
    act(id, 'approve', { date: '2026-03-06', time: '09:00', version: 0 }, other),
  ])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = await errorBodyOf(responses.find(({ status }) => status === 409)!)
  expect(refused).toMatchObject({ code: 'ALREADY_DECIDED', details: { appointment: { status: 'APPROVED' } } })
  expect(await rows()).toHaveLength(1)
  expect(await allEmails()).toHaveLength(2)
})

test('the note of a move is part of the email, in the language of the client', async () => {
  const { approved, act, newestEmail } = await bookingFixture()
  const id = await approved()
  expect((await act(id, 'move', { ...OTHER_TIME, note: ' We zijn die dag ziek. ' })).status).toBe(200)
  expect((await newestEmail('moved')).text).toContain('Bericht van ons:\n\n> We zijn die dag ziek.')
  expect((await act(id, 'move', { date: '2026-03-06', time: '09:00' })).status).toBe(200)
  expect((await newestEmail('moved')).text).not.toContain('Bericht van ons')
  expect((await errorOf(await act(id, 'move', { ...OTHER_TIME, note: 'x'.repeat(2001) }))).fields.note).toMatch(
    /te lang/,
  )
})
