import { expect, test } from 'vitest'
import { LOCALES } from '#kernel/locale.ts'
import { APPOINTMENT_REQUEST, bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { DENIAL_REASONS } from '../../content/denial-reasons.ts'
import { listAttendees } from './appointment.repo.ts'

/** "This time does not suit us, choose another": wrong if the reason is another one. */
const ABOUT_THE_TIME = /moment past|ander moment|this time|another time|créneau/i

test('an approval sends a confirmation with an invite and is recorded in the journal', async () => {
  const { pending, act, newestEmail, journalActions, allEmails } = await bookingFixture()
  const id = await pending()
  const response = await act(id, 'approve')
  expect(await response.json()).toMatchObject({
    status: 'APPROVED',
    decidedAt: '2026-03-02T09:00:00.000Z',
    client: { name: 'Rita Peeters', locale: 'nl' },
    isOpen: true,
    noShow: false,
  })
  const confirmation = await newestEmail('confirmed')
  expect(confirmation.subject).toMatch(/^Bevestigd: je afspraak op 4 maart 2026/)
  expect(confirmation.attachments).toMatchObject([{ filename: 'invite.ics', method: 'REQUEST' }])
  expect((await allEmails()).map(({ kind }) => kind)).toEqual(['booking.receipt', 'booking.confirmed'])
  expect(await journalActions()).toContain('appointment.approved')
})

test('a denial requires a reason, which is emailed to the client, and frees the time', async () => {
  const { pending, act, newestEmail, labelOf, client, rows } = await bookingFixture()
  const id = await pending()
  for (const reason of [undefined, '', '  '])
    expect((await errorOf(await act(id, 'deny', { reason }))).fields.reason).toMatch(/reden/)
  expect((await rows())[0]!.status).toBe('PENDING')

  const response = await act(id, 'deny', { reason: 'Die dag zijn we op verplaatsing.\nPast donderdag?' })
  expect(await response.json()).toMatchObject({ status: 'DENIED' })
  expect((await newestEmail('denied')).text).toContain('Die dag zijn we op verplaatsing.')
  expect((await newestEmail('denied')).attachments).toEqual([])
  expect(await labelOf(APPOINTMENT_REQUEST.date, '10:00')).toBe('available')
  const { appointments } = await (await client.ask('/api/booking/appointments')).json()
  expect(appointments[0].denialReason).toMatch(/^Die dag/)
})

test.each([...LOCALES])('the denial email gives the reason of the owner and no other one (%s)', async (locale) => {
  const { client, act, newestEmail } = await bookingFixture()
  const response = await client.send('POST', `/api/booking/appointments?lng=${locale}`, APPOINTMENT_REQUEST)
  const { id } = await response.json()
  for (const { text } of DENIAL_REASONS[locale].slice(1)) expect(text).not.toMatch(ABOUT_THE_TIME)
  await act(id, 'deny', { reason: DENIAL_REASONS[locale].at(-1)!.text })
  const { subject, text } = await newestEmail('denied')
  expect(text).toContain(DENIAL_REASONS[locale].at(-1)!.text)
  expect(subject + text).not.toMatch(ABOUT_THE_TIME)
})

test('a second decision is rejected with the current state', async () => {
  const { pending, act, allEmails } = await bookingFixture()
  const id = await pending()
  await act(id, 'deny', { reason: 'Volzet' })
  const late = await act(id, 'approve')
  expect(late.status).toBe(409)
  expect((await late.json()).error).toMatchObject({
    code: 'ALREADY_DECIDED',
    details: { appointment: { id, status: 'DENIED', denialReason: 'Volzet' } },
  })
  expect(await allEmails()).toHaveLength(2)
})

test('of a concurrent approval and denial one succeeds and one email is sent', async () => {
  const { pending, act, as, allEmails, rows } = await bookingFixture()
  const other = await as('admin')
  for (let round = 0; round < 10; round++) {
    const id = await pending({
      date: `2026-03-${10 + round}`.replace(/14|15/, '24'),
      time: round % 2 ? '09:00' : '12:00',
    }).catch(() => undefined)
    if (!id) continue
    const before = (await allEmails()).length
    const responses = await Promise.all([
      act(id, 'approve'),
      act(id, 'deny', { reason: 'Volzet' }, other),
      act(id, 'approve', {}, other),
      act(id, 'deny', { reason: 'Dicht' }),
    ])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await allEmails()).toHaveLength(before + 1)
    const winner = await responses.find(({ status }) => status === 200)!.json()
    const row = (await rows()).find((candidate) => candidate.id === id)!
    expect(row).toMatchObject({ status: winner.status, denialReason: winner.denialReason })
    // Frees the limit of open requests for the next round.
    if (row.status === 'APPROVED') await act(id, 'cancel', { reason: 'Test' })
  }
})

test('a closed time is approved only with `evenIfClosed`, a past one never', async () => {
  const { pending, act, admin, advanceMinutes } = await bookingFixture({ now: '2026-03-02T12:55:00Z' })
  const closed = await pending()
  const over = await pending({ date: '2026-03-02', time: '14:00' })
  const day = { type: 'SPECIFIC_DATE', specificDate: APPOINTMENT_REQUEST.date, isBlocked: true }
  await admin.send('POST', '/api/booking/admin/rules', day)
  const { appointments } = await (await admin.ask('/api/booking/admin/appointments?status=pending')).json()
  expect(appointments.find(({ id }: { id: string }) => id === closed).isOpen).toBe(false)

  expect(await errorOf(await act(closed, 'approve'))).toMatchObject({ code: 'SLOT_UNAVAILABLE' })
  expect((await act(closed, 'approve', { evenIfClosed: true })).status).toBe(200)
  advanceMinutes(5)
  expect(await errorOf(await act(over, 'approve', { evenIfClosed: true }))).toMatchObject({
    code: 'APPOINTMENT_PASSED',
  })
  expect((await act(over, 'deny', { reason: 'Te laat gezien, sorry' })).status).toBe(200)
})

test('a cancellation requires a reason and sends an iCalendar CANCEL', async () => {
  const { approved, pending, act, newestEmail, labelOf } = await bookingFixture()
  const id = await approved()
  expect((await act(id, 'cancel', {})).status).toBe(422)
  const response = await act(id, 'cancel', { reason: 'Ziek' })
  expect(await response.json()).toMatchObject({ status: 'CANCELLED', cancelledBy: 'company', cancelReason: 'Ziek' })
  expect((await newestEmail('cancelled')).attachments[0]).toMatchObject({ method: 'CANCEL' })
  expect((await newestEmail('cancelled')).text).toContain('Ziek')
  expect(await labelOf(APPOINTMENT_REQUEST.date, '10:00')).toBe('available')
  const waiting = await pending({ time: '11:00' })
  expect((await act(waiting, 'cancel', { reason: 'Ziek' })).status).toBe(200)
  expect((await newestEmail('cancelled')).attachments).toEqual([])
})

test('an admin creates an approved appointment for a client, also beyond the booking horizon', async () => {
  const { admin, client, newestEmail, rows, journalActions } = await bookingFixture()
  const book = (more: object) =>
    admin.send('POST', '/api/booking/admin/appointments', {
      ...APPOINTMENT_REQUEST,
      comments: undefined,
      clientId: client.user.id,
      ...more,
    })
  const response = await book({ date: '2026-12-02' })
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({ status: 'APPROVED', client: { id: client.user.id }, comments: '' })
  expect((await newestEmail('confirmed')).toAddress).toBe(client.user.email)
  expect(await journalActions()).toContain('appointment.booked')
  expect(await errorOf(await book({ date: '2026-12-02' }))).toMatchObject({ code: 'SLOT_TAKEN' })
  expect(await errorOf(await book({ clientId: 'nobody' }))).toMatchObject({ code: 'CLIENT_NOT_FOUND' })
  expect((await errorOf(await book({ clientId: '' }))).fields.clientId).toBe('Kies een klant.')
  expect(await errorOf(await book({ date: '2026-03-07' }))).toMatchObject({ code: 'SLOT_UNAVAILABLE' })
  expect((await book({ date: '2026-03-07', evenIfClosed: true })).status).toBe(201)
  expect(await rows()).toHaveLength(2)
})

test('attendees exclude clients marked as no-show', async () => {
  const { ctx, approved, act, client, advanceMinutes, journalActions } = await bookingFixture({
    now: '2026-03-02T12:50:00Z',
  })
  const attendees = () => listAttendees(ctx.db, [client.user.id, 'nobody'], ctx.now())
  const id = await approved({ date: '2026-03-02', time: '14:00' })
  expect(await errorOf(await act(id, 'no-show'))).toMatchObject({ code: 'NOT_YET_BEGUN' })
  expect(await attendees()).toEqual([])
  advanceMinutes(12)
  expect(await attendees()).toEqual([])
  expect(await (await act(id, 'no-show')).json()).toMatchObject({ noShow: true, hasPassed: true })
  advanceMinutes(40)
  expect(await attendees()).toEqual([])
  advanceMinutes(-40)
  expect(await (await act(id, 'no-show', { noShow: false })).json()).toMatchObject({ noShow: false })
  advanceMinutes(40)
  expect(await attendees()).toEqual([client.user.id])
  expect(await journalActions()).toEqual(expect.arrayContaining(['appointment.missed', 'appointment.notMissed']))
})

test('appointments are listed by case-insensitive status and by days, in order of time', async () => {
  const { admin, approved, pending, advanceMinutes } = await bookingFixture()
  await approved({ date: '2026-03-05', time: '09:00' })
  await pending({ date: '2026-03-06', time: '09:00' })
  advanceMinutes(10)
  await pending({ date: '2026-03-04', time: '16:30' })
  const list = async (query: string) => {
    const response = await admin.ask(`/api/booking/admin/appointments?${query}`)
    return response.ok
      ? (await response.json()).appointments.map(({ date }: { date: string }) => date.slice(8))
      : (await response.json()).error.fields
  }
  expect(await list('status=pending')).toEqual(['04', '06'])
  expect(await list('status=PENDING&order=desc')).toEqual(['06', '04'])
  expect(await list('status=Approved')).toEqual(['05'])
  expect(await list('from=2026-03-04&to=2026-03-05')).toEqual(['04', '05'])
  expect(await list('from=2026-03-06&to=2026-03-06')).toEqual(['06'])
  expect(await list('status=perhaps')).toEqual({ status: 'Deze status bestaat niet.' })
  expect(await list('from=2026-02-31')).toEqual({ from: 'Dit is geen geldige datum.' })
  const { appointments } = await (await admin.ask('/api/booking/admin/appointments?status=pending')).json()
  expect(appointments[1].ageHours).toBeCloseTo(10 / 60)
})

test('an admin can use the hold of the client, but not the hold of another user', async () => {
  const { client, admin, approved, act, as } = await bookingFixture()
  const other = await as('user')
  const id = await approved({ time: '14:00' })
  await client.send('PUT', '/api/booking/hold', { ...APPOINTMENT_REQUEST, time: '10:00' })
  await other.send('PUT', '/api/booking/hold', { ...APPOINTMENT_REQUEST, time: '11:00' })

  expect(await errorOf(await act(id, 'move', { date: APPOINTMENT_REQUEST.date, time: '11:00' }))).toMatchObject({
    code: 'SLOT_TAKEN',
  })
  expect((await act(id, 'move', { date: APPOINTMENT_REQUEST.date, time: '10:00' })).status).toBe(200)
  await client.send('PUT', '/api/booking/hold', { ...APPOINTMENT_REQUEST, time: '15:00' })
  const book = (time: string) =>
    admin.send('POST', '/api/booking/admin/appointments', { ...APPOINTMENT_REQUEST, clientId: client.user.id, time })
  expect(await errorOf(await book('11:00'))).toMatchObject({ code: 'SLOT_TAKEN' })
  expect((await book('15:00')).status).toBe(201)
})
