import { expect, test } from 'vitest'
import { APPOINTMENT_REQUEST, bookingFixture, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'
import { STANDARD_SUBJECTS } from '../../model/subjects/standard-subjects.ts'
import { appointments } from '../booking.table.ts'

/** 10:00–11:00, 10:30–11:30 and 10:30–11:00: any two overlap. */
const OVERLAPPING = [
  { requestType: 'NEW_WEB_APPLICATION', time: '10:00' },
  { requestType: 'NEW_WEB_APPLICATION', time: '10:30' },
  { requestType: 'CHANGE_REQUEST', time: '10:30' },
] as const

test('of 200 concurrent requests for overlapping slots one succeeds, all others get a 409 with alternatives', async () => {
  const { as, request, rows, allEmails } = await bookingFixture()
  const people = await Promise.all(Array.from({ length: 10 }, () => as('user')))
  // On a slow machine a request can time out with a 503 after 15 seconds: it is retried.
  const ask = async (number: number): Promise<Response> => {
    const response = await request(OVERLAPPING[number % 3], people[number % 10]!)
    return response.status === 503 ? ask(number) : response
  }
  const responses = await Promise.all(Array.from({ length: 200 }, (_, number) => ask(number)))

  const counted = Map.groupBy(responses, ({ status }) => status)
  expect(Object.fromEntries([...counted].map(([status, { length }]) => [status, length]))).toEqual({ 201: 1, 409: 199 })
  const won = await counted.get(201)![0]!.json()
  for (const lost of counted.get(409)!) {
    const { code, details } = await errorBodyOf(lost)
    // A repeated request of the winner gets ALREADY_REQUESTED.
    if (code === 'ALREADY_REQUESTED') expect(details.appointment).toMatchObject({ id: won.id })
    else expect([code, (details.alternatives as object[]).length]).toEqual(['SLOT_TAKEN', 3])
  }
  expect(await rows()).toHaveLength(1)
  expect(await allEmails()).toHaveLength(1)
}, 120_000)

test('of a concurrent hold and request one is rejected', async () => {
  const { as, client, request } = await bookingFixture({ settings: { openRequests: 50 } })
  const other = await as('user')
  for (const time of ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00']) {
    const hold = () => other.send('PUT', '/api/booking/hold', { ...APPOINTMENT_REQUEST, time })
    const ask = () => request({ time }, client)
    const responses = await Promise.all(time < '12:00' ? [hold(), ask()] : [ask(), hold()])
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(1)
  }
})

test('concurrent requests of one client do not exceed the limit of open requests', async () => {
  const { request, rows } = await bookingFixture({ settings: { openRequests: 2 } })
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, hour) => request({ time: `${9 + hour}:00`.padStart(5, '0') })),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, ...Array(6).fill(409)])
  expect(await rows()).toHaveLength(2)
})

test('concurrent requests for one day do not exceed the most per day of their subject', async () => {
  const subjects = STANDARD_SUBJECTS.map((subject) => ({ ...subject, maxPerDay: 2 }))
  const { as, request, rows } = await bookingFixture({ subjects })
  const people = await Promise.all(Array.from({ length: 8 }, () => as('user')))
  const responses = await Promise.all(
    people.map((person, hour) => request({ time: `${9 + hour}:00`.padStart(5, '0') }, person)),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, ...Array(6).fill(409)])
  expect(await rows()).toHaveLength(2)
})

test('the exclusion constraint accepts only one of concurrent direct inserts', async () => {
  const { ctx, pending, rows } = await bookingFixture()
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
