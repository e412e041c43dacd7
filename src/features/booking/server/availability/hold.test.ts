import { expect, test } from 'vitest'
import { APPOINTMENT_REQUEST, bookingFixture, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'

test('a hold reserves a slot for five minutes', async () => {
  const { as, client, request, labelOf, advanceMinutes } = await bookingFixture()
  const other = await as('user')
  const held = await client.send('PUT', '/api/booking/hold', APPOINTMENT_REQUEST)
  expect(await held.json()).toEqual({ expiresAt: '2026-03-02T09:05:00.000Z' })
  expect(await labelOf(APPOINTMENT_REQUEST.date, '10:00')).toBe('available')
  expect(await labelOf(APPOINTMENT_REQUEST.date, '10:00', other.ask)).toBe('booked')
  expect(await errorBodyOf(await request({}, other))).toMatchObject({ code: 'SLOT_TAKEN' })
  expect(await errorBodyOf(await other.send('PUT', '/api/booking/hold', APPOINTMENT_REQUEST))).toMatchObject({
    code: 'SLOT_TAKEN',
  })

  // A new hold replaces the old one; releasing frees both slots.
  await client.send('PUT', '/api/booking/hold', { ...APPOINTMENT_REQUEST, time: '11:00' })
  expect(await labelOf(APPOINTMENT_REQUEST.date, '10:00', other.ask)).toBe('available')
  await client.send('DELETE', '/api/booking/hold')
  expect(await labelOf(APPOINTMENT_REQUEST.date, '11:00', other.ask)).toBe('available')

  // Releasing a named slot does not affect a hold on another slot.
  await client.send('PUT', '/api/booking/hold', APPOINTMENT_REQUEST)
  const { date, requestType: type } = APPOINTMENT_REQUEST
  const release = (named: Record<string, string>) =>
    client.send('DELETE', `/api/booking/hold?${new URLSearchParams(named)}`)
  const others = [{ time: '11:00' }, { time: '10:00', type: 'NEW_WEB_APPLICATION' }, { time: '10:07' }]
  for (const another of others) expect((await release({ date, type, ...another })).status).toBe(200)
  expect((await release({ date })).status).toBe(422)
  expect(await labelOf(date, '10:00', other.ask)).toBe('booked')
  expect((await release({ date, type, time: '10:00' })).status).toBe(200)
  expect(await labelOf(date, '10:00', other.ask)).toBe('available')

  await client.send('PUT', '/api/booking/hold', APPOINTMENT_REQUEST)
  advanceMinutes(5)
  expect((await request({}, other)).status).toBe(201)
})

test('a request deletes the hold of its client', async () => {
  const { client, pending, labelOf, as } = await bookingFixture()
  await client.send('PUT', '/api/booking/hold', { ...APPOINTMENT_REQUEST, time: '15:00' })
  await pending()
  expect(await labelOf(APPOINTMENT_REQUEST.date, '15:00', (await as('user')).ask)).toBe('available')
})
