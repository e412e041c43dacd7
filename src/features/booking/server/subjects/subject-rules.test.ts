import { expect, test } from 'vitest'
import { APPOINTMENT_REQUEST, bookingFixture, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'
import { STANDARD_SUBJECTS } from '../../model/subjects/standard-subjects.ts'
import type { Subject } from '../../model/subjects/subject.schema.ts'

const [build, change, report] = STANDARD_SUBJECTS as [Subject, Subject, Subject]
const DAY = APPOINTMENT_REQUEST.date

test('the buffers of a subject apply to requests, to holds and to the month that the page shows', async () => {
  const { as, client, request, labelOf, rows } = await bookingFixture({
    subjects: [build, { ...change, bufferBefore: 60, bufferAfter: 30 }, report],
  })
  const other = await as('user')
  await client.send('PUT', '/api/booking/hold', APPOINTMENT_REQUEST)
  const labels = async () =>
    Promise.all(['08:30', '09:00', '10:30', '11:00', '11:30', '12:00'].map((at) => labelOf(DAY, at, other.ask)))
  // Between two of this subject: 30 minutes after one and 60 before the next.
  const around = [undefined, 'booked', 'booked', 'booked', 'booked', 'available']
  expect(await labels()).toEqual(around)
  expect((await request({ time: '11:00' }, other)).status).toBe(409)
  expect((await request({}, client)).status).toBe(201)
  expect(await labels()).toEqual(around)
  expect((await rows())[0]).toMatchObject({ during: '["2026-03-04 08:00:00+00","2026-03-04 10:00:00+00")' })
  const reported = { requestType: 'REPORT_ISSUE', time: '10:30' }
  expect((await request(reported, other)).status).toBe(409)
  expect((await request({ ...reported, time: '11:00' }, other)).status).toBe(201)
})

test('changed buffers of a subject apply to its existing appointments only', async () => {
  const { pending, rows, saveSubjects } = await bookingFixture({
    subjects: [build, { ...change, bufferBefore: 60, bufferAfter: 60 }, { ...report, bufferAfter: 60 }],
  })
  await pending()
  await pending({ requestType: 'REPORT_ISSUE', time: '14:00' })
  await saveSubjects([build, { ...change, bufferAfter: 15 }, { ...report, bufferAfter: 60 }])
  expect((await rows()).map(({ during }) => during)).toEqual([
    '["2026-03-04 09:00:00+00","2026-03-04 09:45:00+00")',
    '["2026-03-04 13:00:00+00","2026-03-04 14:30:00+00")',
  ])
})

test('the notice of a subject and its most per day apply to clients; the owner can exceed both', async () => {
  const { as, act, admin, pending, request, dayOf, withdraw } = await bookingFixture({
    subjects: [build, { ...change, noticeHours: 72, maxPerDay: 1 }, report],
  })
  const early = await errorBodyOf(await request())
  expect(early.fields.time).toMatch(/te kort vooraf/)
  const wanted = { date: '2026-03-06' }
  const id = await pending(wanted)
  const other = await as('user')
  const full = await errorBodyOf(await request({ ...wanted, time: '14:00' }, other))
  expect(full.code).toBe('SLOT_UNAVAILABLE')
  for (const { date } of full.details.alternatives as { date: string }[]) expect(date).not.toBe(wanted.date)
  expect((await dayOf(wanted.date)).state).toBe('full')
  expect((await dayOf(wanted.date, 'REPORT_ISSUE')).state).toBe('open')
  const explained = await admin.ask(`/api/booking/admin/explain?date=${wanted.date}&time=14:00&type=CHANGE_REQUEST`)
  expect(await explained.json()).toMatchObject({ reason: 'dayFull' })
  const guest = { name: 'An', email: 'an@example.com' }
  const booked = { ...APPOINTMENT_REQUEST, ...wanted, time: '15:00', guest }
  expect((await admin.send('POST', '/api/booking/admin/appointments', booked)).status).toBe(201)
  expect((await act(id, 'approve')).status).toBe(200)
  expect((await act(id, 'move', { date: wanted.date, time: '16:00' })).status).toBe(200)
  await withdraw(id)
  expect((await dayOf(wanted.date)).state).toBe('full')
})
