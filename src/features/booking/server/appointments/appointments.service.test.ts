import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#kernel/time-units.ts'
import { bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import { appointments } from '../booking.table.ts'

type Page = { appointments: { id: string; startsAt: string }[]; next: string | null }

/** Hourly approved appointments, `past` before now and `coming` after. */
async function busyFixture(past: number, coming: number) {
  const fixture = await bookingFixture()
  await fixture.approved()
  const [row] = await fixture.rows()
  const hours = Array.from({ length: past + coming }, (_, index) => (index < past ? -1 - index : 1000 + index))
  const starts = hours.map((hour) => new Date(fixture.ctx.now().getTime() + hour * HOUR_MS))
  await fixture.ctx.db.delete(appointments)
  await fixture.ctx.db.insert(appointments).values(
    starts.map((startsAt) => {
      const endsAt = new Date(startsAt.getTime() + 1_800_000)
      const during = `[${startsAt.toISOString()},${endsAt.toISOString()})`
      return { ...row!, id: randomUUID(), startsAt, endsAt, during }
    }),
  )
  const read = async (query: string): Promise<Page> =>
    (await fixture.admin.ask(`/api/booking/admin/appointments?${query}`)).json()
  /** Follows the cursor to the end. */
  const readAll = async (query: string) => {
    const pages = [await read(query)]
    for (let { next } = pages[0]!; next; { next } = pages.at(-1)!) pages.push(await read(`${query}&after=${next}`))
    return { sizes: pages.map((page) => page.appointments.length), all: pages.flatMap((page) => page.appointments) }
  }
  const times = starts.map((at) => at.toISOString()).toSorted()
  return { ...fixture, read, readAll, past: times.slice(0, past), coming: times.slice(past) }
}

test('past appointments do not fill the page of upcoming ones', async () => {
  const { read, coming } = await busyFixture(501, 2)
  const page = await read('status=approved&when=coming')
  expect(page.appointments.map(({ startsAt }) => startsAt)).toEqual(coming)
  expect(page.next).toBeNull()
})

test('pages contain every appointment once: upcoming ascending, past descending', async () => {
  const { readAll, past, coming } = await busyFixture(5, 7)
  const next = await readAll('status=approved&when=coming&limit=3')
  expect(next.sizes).toEqual([3, 3, 1])
  expect(next.all.map(({ startsAt }) => startsAt)).toEqual(coming)
  const earlier = await readAll('status=approved&when=past&limit=5')
  expect(earlier.sizes).toEqual([5])
  expect(earlier.all.map(({ startsAt }) => startsAt)).toEqual(past.toReversed())
  const days = await readAll('from=2026-03-01&to=2026-12-31&limit=4')
  expect(days.all.map(({ startsAt }) => startsAt)).toEqual([...past, ...coming])
})

test('pending requests are paginated, soonest first', async () => {
  const { pending, read, readAll } = await busyFixture(0, 1)
  const asked: string[] = []
  for (const time of ['14:00', '09:00', '11:00']) asked.push(await pending({ time }))
  const [second, first, between] = asked
  expect((await readAll('status=pending&limit=1')).all.map(({ id }) => id)).toEqual([first, between, second])
  expect((await read('status=pending&after=%00')).appointments).toBeUndefined()
})
