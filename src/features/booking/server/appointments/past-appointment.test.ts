import { expect, test } from 'vitest'
import { APPOINTMENT_REQUEST, bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { listAttendees } from './appointment.repo.ts'

async function pastFixture() {
  const fixture = await bookingFixture()
  const record = (more: object = {}, who = fixture.admin) =>
    who.send('POST', '/api/booking/admin/appointments/past', {
      ...APPOINTMENT_REQUEST,
      date: '2026-02-21',
      time: '19:10',
      clientId: fixture.client.user.id,
      ...more,
    })
  return { ...fixture, record }
}

test('a past appointment is recorded without an email, also outside the availability', async () => {
  const { ctx, record, client, allEmails, journalActions } = await pastFixture()
  const response = await record()
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({
    status: 'APPROVED',
    date: '2026-02-21',
    time: '19:10',
    endTime: '19:40',
    hasPassed: true,
    noShow: false,
    client: { id: client.user.id },
  })
  expect(await (await record({ date: '2026-02-20', noShow: true })).json()).toMatchObject({ noShow: true })
  const guest = { name: 'Leen Maes', email: 'Leen@Example.com' }
  expect(await (await record({ date: '2026-02-19', clientId: undefined, guest })).json()).toMatchObject({
    client: { id: null, name: 'Leen Maes', email: 'leen@example.com' },
  })
  expect(await allEmails()).toEqual([])
  expect(await journalActions()).toContain('appointment.recorded')
  expect(await listAttendees(ctx.db, [client.user.id], ctx.now())).toEqual([client.user.id])
})

test('a future, taken or impossible time, an unknown client and another role are rejected', async () => {
  const { record, client, rows } = await pastFixture()
  expect((await errorOf(await record({ date: '2026-03-04' }))).fields.date).toMatch(/nog niet voorbij/)
  // The clock goes from 02:00 to 03:00.
  expect((await errorOf(await record({ date: '2025-03-30', time: '02:30' }))).fields.time).toMatch(/bestaat niet/)
  expect(await errorOf(await record({ clientId: 'nobody' }))).toMatchObject({ code: 'CLIENT_NOT_FOUND' })
  expect((await errorOf(await record({ clientId: undefined }))).fields.clientId).toBe('Kies een klant.')
  expect((await record({}, client)).status).toBe(403)
  expect(await rows()).toEqual([])
  expect((await record()).status).toBe(201)
  expect(await errorOf(await record({ time: '19:20' }))).toMatchObject({ code: 'SLOT_TAKEN' })
  expect(await rows()).toHaveLength(1)
})
