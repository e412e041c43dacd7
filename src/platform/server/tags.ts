import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { databaseScope } from './database/database-errors.ts'
import { afterCommit, type Tx } from './db.ts'

/** Cache tag (`company`, `post:42`). Reads during a render note tags; writes invalidate them. */
export type Tag = string

/** `unknown`: invalidations may have been missed. */
export type Invalidation = readonly Tag[] | 'all' | 'unknown'

type TrackedRender = {
  tags: Set<Tag>
  invalidated: Set<Tag>
  isAllInvalidated: boolean
  maxAge: number
  results: Map<string, Promise<unknown>>
}
type Listener = (invalidation: Invalidation) => void

/** NOTIFY channel between web processes: a list of tags, or "all". */
export const INVALIDATION_CHANNEL = 'cyaan_tags'
const currentRender = new AsyncLocalStorage<TrackedRender>()
const inFlight = new Set<TrackedRender>()
const listeners = new Set<Listener>()

/** Called by reads of data that a page may show. */
export function noteTag(tag: Tag): void {
  currentRender.getStore()?.tags.add(tag)
}

/** Called by reads of time-dependent data: limits the cache age of the page, in milliseconds. */
export function limitCacheAge(maxAge: number): void {
  const reading = currentRender.getStore()
  if (reading) reading.maxAge = Math.min(reading.maxAge, maxAge)
}

/**
 * Memoizes a query within one render, whose parts read the same data independently. Not after an invalidation, and not
 * outside a render. Callers share the result: it must not be mutated.
 */
export function readOnce<Result>(key: string, load: () => Promise<Result>): Promise<Result> {
  const reading = currentRender.getStore()
  if (!reading || reading.isAllInvalidated || reading.invalidated.size > 0) return load()
  // A Drizzle query runs again with each `await`; a promise does not.
  const result = reading.results.get(key) ?? Promise.resolve(load())
  reading.results.set(key, result)
  return result as Promise<Result>
}

/** Collects the tags that a render reads, and the invalidations from its start until `end`. */
export function startTracking() {
  const reading: TrackedRender = {
    tags: new Set(),
    invalidated: new Set(),
    isAllInvalidated: false,
    maxAge: Number.POSITIVE_INFINITY,
    results: new Map(),
  }
  inFlight.add(reading)
  return {
    run: <T>(render: () => Promise<T>) => currentRender.run(reading, render),
    tags: reading.tags as ReadonlySet<Tag>,
    maxAge: () => reading.maxAge,
    /** Tags invalidated so far, whether or not the render reads them. */
    invalidated: () => new Set(reading.invalidated),
    /** Whether a tag that was read has been invalidated since the start. */
    isOutdated: () => reading.isAllInvalidated || !reading.tags.isDisjointFrom(reading.invalidated),
    end: () => inFlight.delete(reading),
  }
}

export type TagTracker = ReturnType<typeof startTracking>

type Tracked<T> = { value: T; tags: ReadonlySet<Tag>; isFresh: boolean; maxAge: number }

/** Runs a render and returns the tags it read; `isFresh` is false if one of them was invalidated meanwhile. */
export async function trackTags<T>(render: () => Promise<T>): Promise<Tracked<T>> {
  const tracker = startTracking()
  try {
    const value = await tracker.run(render)
    return { value, tags: tracker.tags, isFresh: !tracker.isOutdated(), maxAge: tracker.maxAge() }
  } finally {
    tracker.end()
  }
}

/** Runs a render whose parts share what they read (`readOnce`). Inside a tracked render, that one notes the tags. */
export async function shareReads<T>(render: () => Promise<T>): Promise<T> {
  return currentRender.getStore() ? render() : (await trackTags(render)).value
}

/**
 * Part of the write's transaction: this process invalidates after the commit and before the response; other processes
 * receive a NOTIFY. (The embedded database has one process only.)
 */
export async function invalidateTags(tx: Tx, ...tags: Tag[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${INVALIDATION_CHANNEL}, ${JSON.stringify(tags)})`)
  afterCommit(tx, () => {
    const scope = databaseScope.getStore()
    if (scope) scope.hasInvalidated = true
    applyInvalidation(tags)
  })
}

const notified = z.union([z.array(z.string()), z.literal('all')])

/** The payload of a notification. One that cannot be read, perhaps of a newer release, invalidates everything. */
export function parseInvalidation(payload: string | undefined): Invalidation {
  try {
    return notified.parse(JSON.parse(payload ?? ''))
  } catch {
    return 'all'
  }
}

export function onInvalidation(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function applyInvalidation(invalidation: Invalidation): void {
  for (const reading of inFlight)
    if (typeof invalidation === 'string') reading.isAllInvalidated = true
    else for (const tag of invalidation) reading.invalidated.add(tag)
  for (const listener of listeners) listener(invalidation)
}
