import { expect, test } from 'vitest'
import {
  APPOINTMENT_REQUEST,
  type BookingFixture,
  bookingFixture,
  errorBodyOf,
} from '#tests/fixtures/booking-fixture.ts'

async function recordPast({ admin, client }: BookingFixture): Promise<string> {
  const past = { ...APPOINTMENT_REQUEST, date: '2026-02-25', clientId: client.user.id }
  return (await (await admin.send('POST', '/api/booking/admin/appointments/past', past)).json()).id
}

test.each<
  [string, number, (fixture: BookingFixture) => Promise<string>, ((id: string, by: BookingFixture) => unknown)?]
>([
  ['pending', 200, ({ pending }) => pending()],
  ['approved', 200, ({ approved }) => approved()],
  ['denied', 404, ({ pending }) => pending(), (id, { act }) => act(id, 'deny', { reason: 'Vol' })],
  ['withdrawn', 404, ({ approved }) => approved(), (id, { withdraw }) => withdraw(id)],
  ['approved and over', 404, recordPast],
])('the list and the API offer the invite of an appointment that is %s in the same way: %i', async (...row) => {
  const [, status, create, change] = row
  const fixture = await bookingFixture()
  const id = await create(fixture)
  await change?.(id, fixture)
  const { appointments } = await (await fixture.client.ask('/api/booking/appointments')).json()
  expect(appointments).toMatchObject([{ id, hasInvite: status === 200 }])
  for (const { ask } of [fixture.client, fixture.admin]) {
    const response = await ask(`/api/booking/appointments/${id}/invite.ics`)
    expect(response.status).toBe(status)
    if (status === 404) expect(await errorBodyOf(response)).toMatchObject({ code: 'INVITE_NOT_FOUND' })
  }
})
