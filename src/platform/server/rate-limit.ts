import { createHmac } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { defineErrors, expectDefined } from '#kernel/app-error.ts'
import type { Context } from './context.ts'
import type { Db } from './db.ts'
import type { Job } from './jobs/queue.ts'
import { counters } from './rate-limit.table.ts'

export const rateLimitErrors = defineErrors({ TOO_MANY_ATTEMPTS: 429 })

export type RateLimit = {
  /**
   * What is counted, and for whom: `sign-in:rita@example.com`. Stored as an HMAC, because addresses can be guessed from
   * a plain hash.
   */
  key: string
  max: number
  seconds: number
}

type RateLimitContext = Pick<Context, 'now' | 'keys'> & { db: Db }

/** Increments in one atomic statement and throws above the limit. */
export async function consumeRateLimit(ctx: RateLimitContext, { key, max, seconds }: RateLimit): Promise<void> {
  if ((await incrementCounter(ctx, key, seconds)) > max) throw rateLimitErrors.TOO_MANY_ATTEMPTS()
}

/** `longestSeconds`: of the windows of this key, if they differ. */
export async function incrementCounter(
  { db, now, keys }: RateLimitContext,
  key: string,
  seconds: number,
  longestSeconds = seconds,
): Promise<number> {
  const at = now()
  const fresh = { count: 1, expiresAt: new Date(at.getTime() + seconds * 1000) }
  // A count that lasts longer than two windows is from before the clock was set back; clocks that differ a little are not.
  const latest = new Date(at.getTime() + 2 * longestSeconds * 1000)
  const isExpired = sql`(${counters.expiresAt} <= ${at.toISOString()} or ${counters.expiresAt} > ${latest.toISOString()})`
  const [row] = await db
    .insert(counters)
    .values({ key: counterKey(keys, key), ...fresh })
    .onConflictDoUpdate({
      target: counters.key,
      set: {
        count: sql`case when ${isExpired} then 1 else ${counters.count} + 1 end`,
        expiresAt: sql`case when ${isExpired} then ${fresh.expiresAt.toISOString()}::timestamptz else ${counters.expiresAt} end`,
      },
    })
    .returning({ count: counters.count })
  return expectDefined(row, 'counter').count
}

export async function readCounter({ db, now, keys }: RateLimitContext, key: string): Promise<number> {
  const [row] = await db
    .select()
    .from(counters)
    .where(eq(counters.key, counterKey(keys, key)))
  return row && row.expiresAt > now() ? row.count : 0
}

/** Resets the count, for example after a success. */
export async function resetRateLimit({ db, keys }: Pick<Context, 'db' | 'keys'>, key: string): Promise<void> {
  await db.delete(counters).where(eq(counters.key, counterKey(keys, key)))
}

export async function refundRateLimit({ db, keys }: Pick<Context, 'db' | 'keys'>, key: string): Promise<void> {
  await db
    .update(counters)
    .set({ count: sql`greatest(${counters.count} - 1, 0)` })
    .where(eq(counters.key, counterKey(keys, key)))
}

export const sweepCounters: Job = {
  name: 'sweep-counters',
  cron: '40 2 * * *',
  run: ({ db, now }) => db.delete(counters).where(lt(counters.expiresAt, now())),
}

/** For a statement that counts by itself. */
export function counterKey(keys: Context['keys'], key: string): string {
  return createHmac('sha256', keys.derive('counters')).update(key).digest('base64url')
}
