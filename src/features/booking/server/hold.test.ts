import { expect, test } from 'vitest'
import { bookingHouse, failureOf, WISH } from '#tests/booking-house.ts'

test('five minutes belong to whoever fills in the form', async () => {
  const { as, client, request, labelOf, pass } = await bookingHouse()
  const other = await as('user')
  const held = await client.send('PUT', '/api/booking/hold', WISH)
  expect(await held.json()).toEqual({ expiresAt: '2026-03-02T09:05:00.000Z' })
  expect(await labelOf(WISH.date, '10:00')).toBe('available')
  expect(await labelOf(WISH.date, '10:00', other.ask)).toBe('booked')
  expect(await failureOf(await request({}, other))).toMatchObject({ code: 'SLOT_TAKEN' })
  expect(await failureOf(await other.send('PUT', '/api/booking/hold', WISH))).toMatchObject({ code: 'SLOT_TAKEN' })

  // Another choice lets the first go; letting go lets both go.
  await client.send('PUT', '/api/booking/hold', { ...WISH, time: '11:00' })
  expect(await labelOf(WISH.date, '10:00', other.ask)).toBe('available')
  await client.send('DELETE', '/api/booking/hold')
  expect(await labelOf(WISH.date, '11:00', other.ask)).toBe('available')

  // Whoever names a time lets go of that one only: what another tab holds meanwhile stays.
  await client.send('PUT', '/api/booking/hold', WISH)
  const { date, requestType: type } = WISH
  const release = (named: Record<string, string>) =>
    client.send('DELETE', `/api/booking/hold?${new URLSearchParams(named)}`)
  const others = [{ time: '11:00' }, { time: '10:00', type: 'NEW_WEB_APPLICATION' }, { time: '10:07' }]
  for (const another of others) expect((await release({ date, type, ...another })).status).toBe(200)
  expect((await release({ date })).status).toBe(422)
  expect(await labelOf(date, '10:00', other.ask)).toBe('booked')
  expect((await release({ date, type, time: '10:00' })).status).toBe(200)
  expect(await labelOf(date, '10:00', other.ask)).toBe('available')

  await client.send('PUT', '/api/booking/hold', WISH)
  pass(5)
  expect((await request({}, other)).status).toBe(201)
})

test('a request uses up its own hold', async () => {
  const { client, pending, labelOf, as } = await bookingHouse()
  await client.send('PUT', '/api/booking/hold', { ...WISH, time: '15:00' })
  await pending()
  expect(await labelOf(WISH.date, '15:00', (await as('user')).ask)).toBe('available')
})
