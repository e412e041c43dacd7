import { expect, test } from 'vitest'
import { APPOINTMENT_REQUEST, bookingFixture, errorBodyOf } from '#tests/fixtures/booking-fixture.ts'

test('of two concurrent moves based on the same version one is rejected with the current state', async () => {
  const { approved, act, as, rows, allEmails } = await bookingFixture()
  const other = await as('admin')
  const id = await approved()
  const before = (await allEmails()).length
  const { version } = (await rows())[0]!
  const responses = await Promise.all([
    act(id, 'move', { date: '2026-03-05', time: '14:30', version }),
    act(id, 'move', { date: '2026-03-06', time: '09:00', version }, other),
  ])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const moved = await responses.find(({ status }) => status === 200)!.json()
  const refusal = await errorBodyOf(responses.find(({ status }) => status === 409)!)
  expect(refusal).toMatchObject({
    code: 'APPOINTMENT_CHANGED',
    details: { appointment: { id, date: moved.date, time: moved.time, version: moved.version } },
  })
  expect(refusal.message).toMatch(/intussen gewijzigd/)
  expect((await rows())[0]).toMatchObject({ startsAt: new Date(moved.startsAt), sequence: 1 })
  expect(await allEmails()).toHaveLength(before + 1)
})

test('a decision with an outdated version, or without one, is rejected', async () => {
  const { client, pending, approved, act, rows, allEmails, journalActions, advanceMinutes } = await bookingFixture({
    now: '2026-03-02T12:55:00Z',
  })
  const waiting = await pending()
  const fixed = await approved({ date: '2026-03-02', time: '14:00' })
  const withdrawWith = (id: string, body: object) =>
    client.send('POST', `/api/booking/appointments/${id}/withdraw`, body)
  const decisions = (version?: number) => [
    () => act(waiting, 'approve', { version }),
    () => act(waiting, 'deny', { reason: 'Volzet', version }),
    () => act(waiting, 'cancel', { reason: 'Ziek', version }),
    () => withdrawWith(waiting, { version }),
    () => act(fixed, 'move', { date: '2026-03-05', time: '14:30', version }),
    () => act(fixed, 'cancel', { reason: 'Ziek', version }),
  ]
  const before = [await rows(), await allEmails(), await journalActions()]
  for (const decide of decisions()) expect((await decide()).status).toBe(422)
  for (const decide of decisions(7)) {
    const response = await decide()
    expect([response.status, await errorBodyOf(response)]).toMatchObject([
      409,
      { code: 'APPOINTMENT_CHANGED', details: { appointment: { version: expect.any(Number) } } },
    ])
  }
  advanceMinutes(5)
  expect((await act(fixed, 'no-show', { version: 7 })).status).toBe(409)
  expect([await rows(), await allEmails(), await journalActions()]).toEqual(before)
})

test('a withdrawal based on the pending version is rejected after the approval', async () => {
  const { client, pending, act, rows } = await bookingFixture()
  const id = await pending()
  const [seen] = (await (await client.ask('/api/booking/appointments')).json()).appointments
  await act(id, 'approve')
  const response = await client.send('POST', `/api/booking/appointments/${id}/withdraw`, { version: seen.version })
  expect(await errorBodyOf(response)).toMatchObject({
    code: 'APPOINTMENT_CHANGED',
    details: { appointment: { status: 'APPROVED' } },
  })
  expect((await rows())[0]!.status).toBe('APPROVED')
})

test('deleting an account during an approval leaves no approved appointment', async () => {
  const { as, pending, act, rows, allEmails } = await bookingFixture()
  for (let round = 0; round < 8; round++) {
    const leaving = await as('user')
    const id = await pending({ date: `2026-03-${16 + (round % 5)}`, time: round < 5 ? '09:00' : '11:00' }, leaving)
    const [approval, deletion] = await Promise.all([
      act(id, 'approve', { version: 0 }),
      leaving.send('DELETE', '/api/identity/me', {}),
    ])
    expect(deletion.status).toBe(200)
    const row = (await rows()).find((candidate) => candidate.id === id)!
    expect(row).toMatchObject({ status: 'CANCELLED', userId: null, name: '', email: '' })
    const received = (await allEmails()).filter(({ toAddress }) => toAddress === leaving.user.email)
    expect(received.map(({ kind }) => kind)).toEqual(['booking.withdrawn'])
    // If a confirmation was sent, a cancellation follows it.
    expect(received[0]!.attachments).toHaveLength(approval.status === 200 ? 1 : 0)
  }
})

test('a request concurrent with the deletion of its account is withdrawn or rejected', async () => {
  const { as, request, rows } = await bookingFixture()
  for (let round = 0; round < 8; round++) {
    const leaving = await as(round % 2 ? 'user' : 'admin')
    const [asked, deletion] = await Promise.all([
      request({ date: APPOINTMENT_REQUEST.date, time: '14:00' }, leaving),
      leaving.send('DELETE', '/api/identity/me', {}),
    ])
    expect([deletion.status, [201, 409].includes(asked.status)]).toEqual([200, true])
    for (const row of await rows())
      expect(row).toMatchObject({ status: 'CANCELLED', name: '', email: '', comments: '' })
  }
})
