import { expect, test } from 'vitest'
import type { User } from '#kernel/user.ts'
import { bookingHouse, WISH } from '#tests/booking-house.ts'
import type { AppointmentRequest } from '../model/appointment.schema.ts'
import { appointments } from './booking.table.ts'
import { requestAppointment } from './request.service.ts'

/** An hour at ten, an hour at half past ten, half an hour at half past ten: any two need the same half hour. */
const OVERLAPPING = [
  { requestType: 'NEW_WEB_APPLICATION', time: '10:00' },
  { requestType: 'NEW_WEB_APPLICATION', time: '10:30' },
  { requestType: 'CHANGE_REQUEST', time: '10:30' },
] as const
const wish = (number: number, date = WISH.date) => ({ ...WISH, date, ...OVERLAPPING[number % 3] }) as AppointmentRequest

// At the use case itself: the front door sends away whoever has waited for 15 seconds, which a busy machine may need.
test('500 at once for slots that overlap: one wins, every other is a 409', async () => {
  const { as, ctx, rows, letters } = await bookingHouse({ settings: { openRequests: 50 } })
  const person = async () => ({ ...(await as('user')).user, language: 'nl' }) as unknown as User
  const people = await Promise.all(Array.from({ length: 10 }, person))
  const outcomes = await Promise.allSettled(
    Array.from({ length: 500 }, (_, number) => requestAppointment(ctx, people[number % 10]!, wish(number))),
  )
  const told = outcomes.map((one) => (one.status === 'fulfilled' ? 201 : `${one.reason.code} ${one.reason.status}`))
  const counted = [...Map.groupBy(told, (outcome) => outcome)].map(([outcome, { length }]) => [outcome, length])
  expect(Object.fromEntries(counted)).toEqual({ 201: 1, 'SLOT_TAKEN 409': 499 })
  expect(await rows()).toHaveLength(1)
  expect(await letters()).toHaveLength(1)
}, 120_000)

test('a crowd at the front door: one 201, otherwise 409 with what is still free', async () => {
  const { as, request } = await bookingHouse()
  const people = await Promise.all(Array.from({ length: 5 }, () => as('user')))
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, number) => request(wish(number), people[number % 5]!)),
  )
  const counted = Map.groupBy(answers, ({ status }) => status)
  expect([...counted].map(([status, { length }]) => [status, length]).sort()).toEqual([
    [201, 1],
    [409, 59],
  ])
  const { error } = await counted.get(409)![0]!.json()
  expect(error.code).toBe('SLOT_TAKEN')
  expect(error.details.alternatives).toHaveLength(3)
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
