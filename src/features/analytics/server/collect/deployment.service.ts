import { LRUCache } from 'lru-cache'
import { BUILD_ID_PATTERN } from '#platform/server/build/build-id.ts'
import type { Context } from '#platform/server/context.ts'
import { withAdvisoryLock } from '#platform/server/db.ts'
import * as repo from './deployment.repo.ts'

const MAX_CACHED = 200
const caches = new WeakMap<object, LRUCache<string, number>>()

/**
 * Records a build at its first start and returns its number; null in development. Concurrent starts take the
 * same advisory lock: a conflicting insert would skip a number of the sequence.
 */
export async function recordDeployment(ctx: Pick<Context, 'db' | 'now'>, build: string): Promise<number | null> {
  if (!BUILD_ID_PATTERN.test(build)) return null
  return withAdvisoryLock(
    ctx.db,
    'analytics-deployments',
    async (tx) => (await repo.findNumber(tx, build)) ?? repo.insert(tx, build, ctx.now()),
  )
}

/** The number of a build that a browser reports; null when this site never ran it. */
export async function findDeployment(ctx: Pick<Context, 'db'>, build: string): Promise<number | null> {
  if (!BUILD_ID_PATTERN.test(build)) return null
  const cache = caches.get(ctx) ?? new LRUCache<string, number>({ max: MAX_CACHED })
  caches.set(ctx, cache)
  const number = cache.get(build) ?? (await repo.findNumber(ctx.db, build))
  if (number !== undefined) cache.set(build, number)
  return number ?? null
}

/** When a build was started for the first time; null in development. */
export async function findDeploymentStart({ db }: Pick<Context, 'db'>, build: string): Promise<Date | null> {
  return (await repo.findStart(db, build)) ?? null
}
