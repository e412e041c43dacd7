import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { counters } from './rate-limit.table.ts'
import { incrementCounter, readCounter, resetRateLimit } from './rate-limit.ts'
import { createKeys } from './secrets/secret-key.ts'

test('rate limit keys are stored as an HMAC, so that addresses cannot be guessed from the database', async () => {
  const { ctx } = await testApp()
  const key = 'sign-in:rita@example.com'
  await incrementCounter(ctx, key, 60)
  const [row] = await ctx.db.select().from(counters)
  const plainForms = [
    key,
    ...(['hex', 'base64url'] as const).map((form) => createHash('sha256').update(key).digest(form)),
  ]
  for (const form of plainForms) expect(row!.key).not.toContain(form)

  expect(await readCounter(ctx, key)).toBe(1)
  expect(await readCounter({ ...ctx, keys: createKeys('another key of at least 32 characters') }, key)).toBe(0)
  await resetRateLimit(ctx, key)
  expect(await readCounter(ctx, key)).toBe(0)
})

test('a count from before the clock was set back ends with its window, not when the clock is there again', async () => {
  const { ctx } = await testApp()
  const at = (seconds: number) => ({ ...ctx, now: () => new Date(ctx.now().getTime() + seconds * 1000) })
  await incrementCounter(at(7200), 'a', 3600)
  expect(await incrementCounter(at(0), 'a', 3600)).toBe(1)
  // Clocks of several processes differ a little: such a count goes on.
  await incrementCounter(at(5), 'b', 3600)
  expect(await incrementCounter(at(0), 'b', 3600)).toBe(2)
})

test('a shorter window does not end a longer one of the same key', async () => {
  const { ctx } = await testApp()
  await incrementCounter(ctx, 'wait', 900, 900)
  expect(await incrementCounter(ctx, 'wait', 30, 900)).toBe(2)
})
