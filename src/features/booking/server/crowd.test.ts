import { expect, test } from 'vitest'
import { bookingHouse, failureOf } from '#tests/booking-house.ts'
import { appointments } from './booking.table.ts'

/** An hour at ten, an hour at half past ten, half an hour at half past ten: any two need the same half hour. */
const OVERLAPPING = [
  { requestType: 'NEW_WEB_APPLICATION', time: '10:00' },
  { requestType: 'NEW_WEB_APPLICATION', time: '10:30' },
  { requestType: 'CHANGE_REQUEST', time: '10:30' },
] as const

test('500 at once for slots that overlap: one wins, every other is a 409 with what is still free', async () => {
  const { as, request, rows, letters } = await bookingHouse()
  const people = await Promise.all(Array.from({ length: 10 }, () => as('user')))
  const ask = (number: number) => request(OVERLAPPING[number % 3], people[number % 10]!)
  const answers = await Promise.all(Array.from({ length: 500 }, (_, number) => ask(number)))

  const counted = Map.groupBy(answers, ({ status }) => status)
  expect(Object.fromEntries([...counted].map(([status, { length }]) => [status, length]))).toEqual({ 201: 1, 409: 499 })
  for (const lost of counted.get(409)!)
    expect(await failureOf(lost)).toMatchObject({ code: 'SLOT_TAKEN', details: { alternatives: { length: 3 } } })
  expect(await rows()).toHaveLength(1)
  expect(await letters()).toHaveLength(1)
}, 60_000)

test('also past our own code the database lets one through', async () => {
  const { ctx, pending, rows } = await bookingHouse()
  await pending()
  const [row] = await rows()
  const during = { startsAt: new Date('2026-03-10T10:00Z'), endsAt: new Date('2026-03-10T11:00Z') }
  const written = await Promise.all(
    Array.from({ length: 100 }, (_, number) =>
      ctx.db
        .insert(appointments)
        .values({ ...row!, ...during, id: `direct-${number}`, during: '[2026-03-10T10:00Z,2026-03-10T11:00Z)' })
        .onConflictDoNothing()
        .returning({ id: appointments.id }),
    ),
  )
  expect(written.flat()).toHaveLength(1)
}, 60_000)
