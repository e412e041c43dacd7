import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { afterCommit, type Tx } from './db.ts'

/** What a page shows (`company`, `post:42`). A read notes it while a page is rendered; a write drops it. */
export type Tag = string

/** `unknown`: changes may have been missed, so nothing is known to be fresh or outdated. */
export type Invalidation = readonly Tag[] | 'all' | 'unknown'

type TrackedRender = {
  tags: Set<Tag>
  invalidated: Set<Tag>
  isAllInvalidated: boolean
  maxAge: number
  results: Map<string, Promise<unknown>>
}
type Listener = (invalidation: Invalidation) => void

/** Channel of the notifications between web processes: a list of tags, or "all". */
export const INVALIDATION_CHANNEL = 'cyaan_tags'
const currentRender = new AsyncLocalStorage<TrackedRender>()
const inFlight = new Set<TrackedRender>()
const listeners = new Set<Listener>()

/** Called by whatever reads data that a page may show. */
export function noteTag(tag: Tag): void {
  currentRender.getStore()?.tags.add(tag)
}

/** Called by whatever reads data that grows old by itself: a page that shows it is kept no longer, in milliseconds. */
export function limitCacheAge(maxAge: number): void {
  const reading = currentRender.getStore()
  if (reading) reading.maxAge = Math.min(reading.maxAge, maxAge)
}

/**
 * Memoizes a query for the duration of one render, whose parts ask for the same data independently. Not after an
 * invalidation, and not outside a render. Callers share the result: it must not be mutated.
 */
export function readOnce<Result>(key: string, load: () => Promise<Result>): Promise<Result> {
  const reading = currentRender.getStore()
  if (!reading || reading.isAllInvalidated || reading.invalidated.size > 0) return load()
  // A query of Drizzle runs again with each `await`; a promise does not.
  const result = reading.results.get(key) ?? Promise.resolve(load())
  reading.results.set(key, result)
  return result as Promise<Result>
}

/** Collects the tags that a render reads, and the invalidations from its beginning until `end`. */
export type TagTracker = {
  run<T>(render: () => Promise<T>): Promise<T>
  /** Read so far. */
  tags: ReadonlySet<Tag>
  maxAge(): number
  /** Invalidated so far, whether the render reads it or not. */
  invalidated(): ReadonlySet<Tag>
  /** Whether a tag that was read so far has been invalidated since the beginning. */
  isOutdated(): boolean
  end(): void
}

export function startTracking(): TagTracker {
  const reading: TrackedRender = {
    tags: new Set(),
    invalidated: new Set(),
    isAllInvalidated: false,
    maxAge: Number.POSITIVE_INFINITY,
    results: new Map(),
  }
  inFlight.add(reading)
  return {
    run: (render) => currentRender.run(reading, render),
    tags: reading.tags,
    maxAge: () => reading.maxAge,
    invalidated: () => new Set(reading.invalidated),
    isOutdated: () => reading.isAllInvalidated || !reading.tags.isDisjointFrom(reading.invalidated),
    end: () => inFlight.delete(reading),
  }
}

type Tracked<T> = { value: T; tags: ReadonlySet<Tag>; isFresh: boolean; maxAge: number }

/** Runs a render and tells what it read; `isFresh` says whether any of it changed meanwhile. */
export async function trackTags<T>(render: () => Promise<T>): Promise<Tracked<T>> {
  const tracker = startTracking()
  try {
    const value = await tracker.run(render)
    return { value, tags: tracker.tags, isFresh: !tracker.isOutdated(), maxAge: tracker.maxAge() }
  } finally {
    tracker.end()
  }
}

/**
 * Part of the write's transaction: this process forgets as soon as the change stands, before the writer is answered;
 * the others are told by PostgreSQL with the commit. (The embedded database has one process only.)
 */
export async function invalidateTags(tx: Tx, ...tags: Tag[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${INVALIDATION_CHANNEL}, ${JSON.stringify(tags)})`)
  afterCommit(tx, () => applyInvalidation(tags))
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
