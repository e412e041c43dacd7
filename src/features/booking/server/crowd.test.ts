import { expect, test } from 'vitest'
import { bookingHouse, WISH } from '#tests/booking-house.ts'
import { appointments } from './booking.table.ts'

const CROWD = 500

test('500 at once for slots that overlap: one wins, the others get a 409, nobody a 500', async () => {
  const { as, ctx, rows, letters } = await bookingHouse({ settings: { openRequests: 50 } })
  const people = await Promise.all(Array.from({ length: 10 }, () => as('user')))
  // An hour at ten, an hour at half past ten, half an hour at half past ten: any two need the same half hour.
  const overlapping = [
    { requestType: 'NEW_WEB_APPLICATION', time: '10:00' },
    { requestType: 'NEW_WEB_APPLICATION', time: '10:30' },
    { requestType: 'CHANGE_REQUEST', time: '10:30' },
  ]
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, number) =>
      people[number % people.length]!.send('POST', '/api/booking/appointments', {
        ...WISH,
        ...overlapping[number % overlapping.length],
      }),
    ),
  )
  const counted = Map.groupBy(answers, ({ status }) => status)
  expect(Object.fromEntries([...counted].map(([status, { length }]) => [status, length]))).toEqual({
    201: 1,
    409: CROWD - 1,
  })
  const refusal = (await counted.get(409)![0]!.json()).error
  expect(refusal.code).toBe('SLOT_TAKEN')
  expect(refusal.data.alternatives).toHaveLength(3)
  expect(await rows()).toHaveLength(1)
  expect(await letters()).toHaveLength(1)

  // Also past our own code: the promise is the database's.
  const [row] = await ctx.db.select().from(appointments)
  const direct = await Promise.all(
    Array.from({ length: 100 }, (_, number) =>
      ctx.db
        .insert(appointments)
        .values({
          ...row!,
          id: `direct-${number}`,
          startsAt: new Date('2026-03-10T10:00Z'),
          endsAt: new Date('2026-03-10T11:00Z'),
          during: '[2026-03-10T10:00Z,2026-03-10T11:00Z)',
        })
        .onConflictDoNothing()
        .returning({ id: appointments.id })
        .then(({ length }) => length),
    ),
  )
  expect(direct.reduce((sum, written) => sum + written, 0)).toBe(1)
}, 90_000)
