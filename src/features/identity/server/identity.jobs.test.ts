import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { tidyIdentity } from './identity.jobs.ts'
import { sessions, users } from './identity.table.ts'

test('the night takes what is over: old sessions, and addresses that nobody proved in a month', async () => {
  const { as, ctx } = await testApp({ now: '2025-03-03T09:00:00Z' })
  const kept = await as('user')
  const forgotten = await as('user', { emailVerified: false, createdAt: new Date('2025-01-01') })
  const fresh = await as('user', { emailVerified: false })
  await ctx.db.insert(sessions).values({
    id: 'old',
    userId: kept.user.id,
    token: 'old',
    expiresAt: new Date('2025-03-02'),
    createdAt: new Date('2025-02-01'),
    updatedAt: new Date('2025-02-01'),
  })

  await tidyIdentity.run(ctx, {})

  const left = (await ctx.db.select({ id: users.id }).from(users)).map(({ id }) => id)
  expect(left.sort()).toEqual([kept.user.id, fresh.user.id].sort())
  expect(left).not.toContain(forgotten.user.id)
  expect((await kept.ask('/api/whoami', { method: 'POST' })).status).toBe(200)
  expect((await ctx.db.select({ id: sessions.id }).from(sessions)).map(({ id }) => id)).not.toContain('old')
})
