import { expect, test } from 'vitest'
import { appointments } from '#features/booking/server/booking.table.ts'
import { bookingFixture } from '#tests/fixtures/booking-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { record } from './journal.service.ts'
import { journal } from './journal.table.ts'

test('an admin reads the journal with pagination', async () => {
  const { ctx, as } = await testApp()
  const { ask, user } = await as('admin')
  for (const subject of ['a', 'b', 'c'])
    await record(ctx.db, { at: ctx.now(), actor: { ...user, lastName: 'Peeters' }, action: 'user.disabled', subject })

  const first = await (await ask('/api/journal?limit=2')).json()
  expect(first.entries).toMatchObject([{ subject: 'c', actorId: user.id }, { subject: 'b' }])
  const second = await (await ask(`/api/journal?limit=2&before=${first.next}`)).json()
  expect(second).toMatchObject({ entries: [{ subject: 'a' }], next: null })
  expect((await ask('/api/journal?limit=1000')).status).toBe(422)
})

test('only admins can read the journal', async () => {
  const { as, asVisitor } = await testApp()
  expect((await (await as('user')).ask('/api/journal')).status).toBe(403)
  expect((await asVisitor('/api/journal')).status).toBe(401)
})

test('entries name the client of an appointment, and are found by that name; nothing personal is stored', async () => {
  const { admin, approved, ctx } = await bookingFixture()
  const id = await approved()
  const read = async (search: string) => (await (await admin.ask(`/api/journal?${search}`)).json()).entries
  expect(await read('')).toMatchObject([
    { action: 'appointment.approved', subject: id, subjectName: 'Rita Peeters' },
    { action: 'settings.changed', subjectName: null },
  ])
  expect(JSON.stringify(await ctx.db.select().from(journal))).not.toContain('Rita')
  for (const search of ['query=rita', 'query=RITA+peet&kind=appointment', 'kind=appointment', 'query=2026-03-04'])
    expect(await read(search), search).toMatchObject([{ subject: id }])
  for (const search of ['query=rita&kind=settings', 'query=jan+claes', 'kind=message'])
    expect(await read(search), search).toEqual([])
  expect((await admin.ask('/api/journal?kind=unknown')).status).toBe(422)

  // A client whose data was erased has no name.
  await ctx.db.update(appointments).set({ name: '', email: '' })
  expect((await read('kind=appointment'))[0]).toMatchObject({ subjectName: null })
})

test('entries name the user, the sender and the recipient they are about', async () => {
  const { ctx, as } = await testApp()
  const { ask, user } = await as('admin')
  const jan = (await as('user', { firstName: 'Jan', lastName: 'Claes' })).user
  for (const [action, subject] of [
    ['user.sessionsEnded', jan.id],
    ['twoFactor.disabled', jan.id],
    ['post.saved', jan.id],
    ['user.sessionsEnded', 'gone'],
  ] as const)
    await record(ctx.db, { at: ctx.now(), actor: user, action, subject })
  const { entries } = await (await ask('/api/journal')).json()
  expect(entries.map(({ subjectName }: { subjectName: string | null }) => subjectName)).toEqual([
    null,
    null,
    'Jan Claes',
    'Jan Claes',
  ])
  expect((await (await ask('/api/journal?query=jan claes')).json()).entries).toHaveLength(2)
})
