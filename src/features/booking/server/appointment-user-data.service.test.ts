import { expect, test } from 'vitest'
import { bookingFixture } from '#tests/fixtures/booking-fixture.ts'

test('the GDPR export includes appointments', async () => {
  const { client, approved, pending, as } = await bookingFixture()
  await approved()
  await pending({ time: '15:00' }, await as('user'))
  const data = await (await client.ask('/api/identity/me/data')).json()
  expect(data.appointments).toHaveLength(1)
  expect(data.appointments[0]).toMatchObject({ status: 'APPROVED', time: '10:00' })
})

test('deleting an account withdraws upcoming appointments and removes personal data', async () => {
  const { client, approved, pending, rows, allEmails, labelOf, as } = await bookingFixture()
  await approved()
  await pending({ time: '15:00' })
  expect((await client.send('DELETE', '/api/identity/me', {})).status).toBe(200)
  for (const row of await rows())
    expect(row).toMatchObject({ userId: null, name: '', email: '', comments: '', status: 'CANCELLED' })
  expect(await labelOf('2026-03-04', '10:00', (await as('user')).ask)).toBe('available')
  // Earlier emails are erased; the withdrawal emails to the client and the owner are kept.
  const kinds = Map.groupBy(await allEmails(), ({ toAddress }) =>
    toAddress === client.user.email ? 'client' : 'owner',
  )
  expect(kinds.get('client')!.map(({ kind }) => kind)).toEqual(['booking.withdrawn', 'booking.withdrawn'])
  expect(kinds.get('owner')!.map(({ kind }) => kind)).toEqual(['booking.gone'])
})
