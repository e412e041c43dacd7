import { expect, test } from 'vitest'
import { bookingFixture, MONDAY } from '#tests/fixtures/booking-fixture.ts'

type Day = { date: string; appointments: { time: string; status: string; hasPassed: boolean }[] }

test('the agenda has today and the six days after it, with requests and approved appointments by time', async () => {
  const { admin, pending, approved, act, advanceMinutes } = await bookingFixture({ now: '2026-03-02T09:25:00Z' })
  const days = async (): Promise<Day[]> => (await (await admin.ask('/api/booking/admin/agenda')).json()).days
  expect(await days()).toEqual(
    ['02', '03', '04', '05', '06', '07', '08'].map((day) => ({ date: `2026-03-${day}`, appointments: [] })),
  )

  await approved({ date: MONDAY, time: '15:00' })
  await pending({ date: MONDAY, time: '10:30' })
  await act(await pending({ date: '2026-03-04', time: '09:00' }), 'deny', { reason: 'Volzet' })
  await act(await approved({ date: '2026-03-04', time: '14:00' }), 'cancel', { reason: 'Ziek' })
  await approved({ date: '2026-03-05', time: '10:00' })
  // After the seven days.
  await approved({ date: '2026-03-09', time: '10:00' })

  const [today, , wednesday, thursday] = await days()
  expect(today!.appointments).toMatchObject([
    { time: '10:30', status: 'PENDING', requestType: 'CHANGE_REQUEST', client: { name: 'Rita Peeters' } },
    { time: '15:00', status: 'APPROVED' },
  ])
  expect(wednesday!.appointments).toEqual([])
  expect(thursday!.appointments).toMatchObject([{ time: '10:00' }])
  expect((await days()).flatMap((day) => day.appointments)).toHaveLength(3)

  // An appointment that has begun stays in the list of its day.
  advanceMinutes(10)
  expect((await days())[0]!.appointments.map(({ hasPassed }) => hasPassed)).toEqual([true, false])
})

test('the day follows the time zone of the company', async () => {
  // One in the night of 3 March in Auckland.
  const { admin, approved } = await bookingFixture({ zone: 'Pacific/Auckland', now: '2026-03-02T12:00:00Z' })
  const id = await approved({ date: '2026-03-03', time: '09:00' })
  const { days } = await (await admin.ask('/api/booking/admin/agenda')).json()
  expect(days[0]).toMatchObject({ date: '2026-03-03', appointments: [{ id, time: '09:00' }] })
})

test('only admins read the agenda', async () => {
  const { client, asVisitor } = await bookingFixture()
  expect((await client.ask('/api/booking/admin/agenda')).status).toBe(403)
  expect((await asVisitor('/api/booking/admin/agenda')).status).toBe(401)
})
