import { expect, test } from 'vitest'
import { APPOINTMENT_REQUEST, bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'

test('a move keeps the duration, frees the old time, and is emailed with both times', async () => {
  const { approved, pending, act, newestEmail, labelOf, rows, journalActions } = await bookingFixture()
  const id = await approved()
  const response = await act(id, 'move', { date: '2026-03-05', time: '14:30' })
  expect(await response.json()).toMatchObject({
    date: '2026-03-05',
    time: '14:30',
    endTime: '15:00',
    status: 'APPROVED',
  })
  expect([await labelOf(APPOINTMENT_REQUEST.date, '10:00'), await labelOf('2026-03-05', '14:30')]).toEqual([
    'available',
    'booked',
  ])
  const emailOfMove = await newestEmail('moved')
  expect(emailOfMove.text).toContain('donderdag 5 maart 2026, 14:30–15:00')
  expect(emailOfMove.text).toContain('woensdag 4 maart 2026, 10:00–10:30')
  expect(emailOfMove.attachments[0]).toMatchObject({ method: 'REQUEST' })
  expect((await rows())[0]!.sequence).toBe(1)
  expect(await journalActions()).toContain('appointment.moved')

  // A move by half an hour overlaps only the appointment itself.
  expect((await act(id, 'move', { date: '2026-03-05', time: '15:00' })).status).toBe(200)
  await pending({ time: '16:00' })
  expect(await errorOf(await act(id, 'move', { date: APPOINTMENT_REQUEST.date, time: '16:00' }))).toMatchObject({
    code: 'SLOT_TAKEN',
  })
  expect(await errorOf(await act(id, 'move', { date: APPOINTMENT_REQUEST.date, time: '18:00' }))).toMatchObject({
    code: 'SLOT_UNAVAILABLE',
  })
  expect((await act(id, 'move', { date: APPOINTMENT_REQUEST.date, time: '18:00', evenIfClosed: true })).status).toBe(
    200,
  )
  expect((await errorOf(await act(id, 'move', { date: '2026-03-01', time: '10:00' }))).fields.date).toMatch(/voorbij/)
})

test('`evenIfClosed` accepts any free minute, and the admin slots match what a move accepts', async () => {
  const { admin, client, approved, act } = await bookingFixture({ settings: { noticeHours: 48 } })
  const id = await approved({ date: '2026-03-05', time: '10:00', requestType: 'NEW_WEB_APPLICATION' })
  const free = async (date: string, more = '') => {
    const query = `month=${date.slice(0, 7)}&type=NEW_WEB_APPLICATION${more}`
    const { days } = await (await admin.ask(`/api/booking/admin/slots?${query}`)).json()
    type Slot = { time: string; label: string }
    const { slots } = days.find((day: { date: string }) => day.date === date)
    return slots.filter(({ label }: Slot) => label === 'available').map(({ time }: Slot) => time)
  }
  expect(await free('2026-03-05')).not.toContain('10:30')
  expect(await free('2026-03-05', `&appointment=${id}`)).toEqual(expect.arrayContaining(['09:30', '10:30']))
  expect(await free('2026-03-03')).toContain('09:00')
  expect(await free('2027-06-10')).toContain('09:00')
  expect((await admin.ask('/api/booking/admin/slots?month=2026-03&type=REPORT_ISSUE&appointment=none')).status).toBe(
    404,
  )

  const offGrid = { date: '2026-03-05', time: '11:10' }
  expect((await errorOf(await act(id, 'move', offGrid))).fields.time).toMatch(/kan geen afspraak beginnen/)
  expect((await act(id, 'move', { ...offGrid, evenIfClosed: true })).status).toBe(200)
  const book = (time: string) =>
    admin.send('POST', '/api/booking/admin/appointments', {
      ...APPOINTMENT_REQUEST,
      clientId: client.user.id,
      date: '2026-03-05',
      time,
      evenIfClosed: true,
    })
  expect(await errorOf(await book('12:05'))).toMatchObject({ code: 'SLOT_TAKEN' })
  expect((await book('12:10')).status).toBe(201)
})

test('a move to the same time is rejected without an email or a new SEQUENCE', async () => {
  const { approved, act, allEmails, rows, journalActions } = await bookingFixture()
  const id = await approved()
  const before = await allEmails()
  const response = await act(id, 'move', { date: APPOINTMENT_REQUEST.date, time: APPOINTMENT_REQUEST.time })
  expect(response.status).toBe(422)
  expect((await errorOf(response)).fields.time).toMatch(/staat al op dit moment/)
  expect(await allEmails()).toEqual(before)
  expect((await rows())[0]!.sequence).toBe(0)
  expect(await journalActions()).not.toContain('appointment.moved')
})

test('only approved appointments can be moved', async () => {
  const { pending, act } = await bookingFixture()
  const response = await act(await pending(), 'move', { date: '2026-03-05', time: '14:30' })
  expect(await response.json()).toMatchObject({
    error: { code: 'NOT_APPROVED', details: { appointment: { status: 'PENDING' } } },
  })
})
