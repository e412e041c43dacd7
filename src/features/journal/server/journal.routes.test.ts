import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { record } from './journal.service.ts'

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
