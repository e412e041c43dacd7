import { expect, test } from 'vitest'
import { DEFAULT_BOOKING } from '#features/settings/model/booking.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { bookingHouse, failureOf, WISH } from '#tests/booking-house.ts'

test('notice counts, and a pause follows each appointment', async () => {
  const { request } = await bookingHouse({ settings: { noticeHours: 48, bufferMinutes: 30 } })
  expect((await (await request({ date: '2026-03-04', time: '09:30' })).json()).error.fields.time).toMatch(/te kort/)
  expect((await request({ date: '2026-03-05', time: '10:00' })).status).toBe(201)
  expect((await request({ date: '2026-03-05', time: '10:30' })).status).toBe(409)
  expect((await request({ date: '2026-03-05', time: '09:30' })).status).toBe(409)
  expect((await request({ date: '2026-03-05', time: '11:00' })).status).toBe(201)
})

test('a pause that the owner makes longer also follows what was booked before; a shorter one never collides', async () => {
  const { ctx, as, pending, request, labelOf } = await bookingHouse({ settings: { bufferMinutes: 15 } })
  const pause = (bufferMinutes: number) => saveSetting(ctx, null, 'booking', { ...DEFAULT_BOOKING, bufferMinutes })
  const other = await as('user')
  await pending({ time: '10:00' })
  await pause(60)
  expect([await labelOf(WISH.date, '11:00'), await labelOf(WISH.date, '11:30')]).toEqual(['booked', 'available'])
  expect(await failureOf(await request({ time: '11:00' }, other))).toMatchObject({ code: 'SLOT_TAKEN' })

  // What is held has the same pause, but nobody waits for it twice.
  await other.send('PUT', '/api/booking/hold', { ...WISH, time: '14:00' })
  expect([await labelOf(WISH.date, '15:00'), await labelOf(WISH.date, '15:30')]).toEqual(['booked', 'available'])

  await pause(0)
  expect(await labelOf(WISH.date, '10:30')).toBe('booked')
  expect((await request({ time: '11:00' }, other)).status).toBe(201)
})
