import { expect, test } from 'vitest'
import { MINUTE_MS } from '#kernel/time-units.ts'
import {
  APPOINTMENT_REQUEST,
  type BookingFixture,
  bookingFixture,
  errorBodyOf,
  MONDAY,
} from '#tests/fixtures/booking-fixture.ts'

test('minimum notice and buffer apply to requests', async () => {
  const { request } = await bookingFixture({ settings: { noticeHours: 48, bufferMinutes: 30 } })
  expect((await (await request({ date: '2026-03-04', time: '09:30' })).json()).error.fields.time).toMatch(
    /te kort vooraf/,
  )
  expect((await request({ date: '2026-03-05', time: '10:00' })).status).toBe(201)
  expect((await request({ date: '2026-03-05', time: '10:30' })).status).toBe(409)
  expect((await request({ date: '2026-03-05', time: '09:30' })).status).toBe(409)
  expect((await request({ date: '2026-03-05', time: '11:00' })).status).toBe(201)
})

test('a changed buffer applies to existing appointments, longer or shorter', async () => {
  const fixture = await bookingFixture({ settings: { bufferMinutes: 15 } })
  const { as, pending, request, labelOf } = fixture
  const setBuffer = bufferSetter(fixture)
  const other = await as('user')
  await pending({ time: '10:00' })
  await setBuffer(60)
  expect([await labelOf(APPOINTMENT_REQUEST.date, '11:00'), await labelOf(APPOINTMENT_REQUEST.date, '11:30')]).toEqual([
    'booked',
    'available',
  ])
  expect(await errorBodyOf(await request({ time: '11:00' }, other))).toMatchObject({ code: 'SLOT_TAKEN' })

  // The buffer also applies to holds, once.
  await other.send('PUT', '/api/booking/hold', { ...APPOINTMENT_REQUEST, time: '14:00' })
  expect([await labelOf(APPOINTMENT_REQUEST.date, '15:00'), await labelOf(APPOINTMENT_REQUEST.date, '15:30')]).toEqual([
    'booked',
    'available',
  ])

  await setBuffer(0)
  expect(await labelOf(APPOINTMENT_REQUEST.date, '10:30')).toBe('available')
  expect((await request({ time: '10:30' }, other)).status).toBe(201)
})

test('a shorter buffer applies to current, not to denied appointments; undoing it closes the time again', async () => {
  const fixture = await bookingFixture({ settings: { bufferMinutes: 120 }, now: '2026-03-02T09:25:00Z' })
  const { admin, pending, approved, act, labelOf, rows, advanceMinutes } = fixture
  const setBuffer = bufferSetter(fixture)
  await approved({ date: MONDAY, time: '10:30' })
  await act(await pending({ time: '14:00' }), 'deny', { reason: 'We zijn dicht.' })
  const lengths = async () => (await rows()).map(({ during }) => lengthOf(during))
  advanceMinutes(10)
  expect(await lengths()).toEqual([150, 150])
  expect(await labelOf(MONDAY, '11:30')).toBe('booked')
  const { updatedAt } = await setBuffer(30)
  expect(await lengths()).toEqual([60, 150])
  expect([await labelOf(MONDAY, '11:00'), await labelOf(MONDAY, '11:30')]).toEqual(['booked', 'available'])

  await admin.send('POST', '/api/settings/admin/booking/undo', { startedFrom: updatedAt })
  expect([await labelOf(MONDAY, '12:30'), await labelOf(MONDAY, '13:00')]).toEqual(['booked', 'available'])
})

test('a longer buffer does not extend stored appointments, it only closes free time', async () => {
  const fixture = await bookingFixture()
  const { pending, labelOf, rows } = fixture
  const setBuffer = bufferSetter(fixture)
  await pending({ time: '10:00' })
  await pending({ time: '10:30' })
  for (const minutes of [90, 30, 45]) await setBuffer(minutes)
  expect((await rows()).map(({ during }) => lengthOf(during))).toEqual([30, 30])
  expect([await labelOf(APPOINTMENT_REQUEST.date, '11:30'), await labelOf(APPOINTMENT_REQUEST.date, '12:00')]).toEqual([
    'booked',
    'available',
  ])
})

function bufferSetter({ admin }: BookingFixture) {
  const path = '/api/settings/admin/booking'
  return async (bufferMinutes: number) => {
    const { value, updatedAt: startedFrom } = await (await admin.ask(path)).json()
    const response = await admin.send('PUT', path, { value: { ...value, bufferMinutes }, startedFrom })
    expect(response.status).toBe(200)
    return response.json()
  }
}

/** Length of `["2026-03-04 09:00:00+00","2026-03-04 10:00:00+00")` in minutes. */
function lengthOf(during: string): number {
  const [from, to] = during.split(',').map((moment) => Date.parse(`${moment.replaceAll(/[[")]/g, '')}:00`))
  return (to! - from!) / MINUTE_MS
}

test('a minimum notice beyond the booking horizon is rejected with both values', async () => {
  const { admin } = await bookingFixture()
  const SETTING = '/api/settings/admin/booking'
  const { value, updatedAt } = await (await admin.ask(SETTING)).json()
  const put = (change: object, locale = 'nl') =>
    admin.ask(SETTING, {
      method: 'PUT',
      body: JSON.stringify({ value: { ...value, ...change }, startedFrom: updatedAt }),
      headers: { 'content-type': 'application/json', 'accept-language': locale },
    })
  const refused = await put({ noticeHours: 73, horizonDays: 3 })
  expect(refused.status).toBe(422)
  expect((await errorBodyOf(refused)).fields.noticeHours).toMatch(/73 uur vooraf en hoogstens 3 dagen vooruit/)
  expect((await errorBodyOf(await put({ noticeHours: 73, horizonDays: 3 }, 'fr'))).fields.noticeHours).toMatch(
    /73 heures et un horizon de 3 jours/,
  )
  expect((await put({ noticeHours: 72, horizonDays: 3 })).status).toBe(200)
})
