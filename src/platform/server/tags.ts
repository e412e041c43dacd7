import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterCommit, type Database, type Tx } from './db.ts'
import type { Log } from './log.ts'

/** What a page shows (`company`, `post:42`). A read notes it while a page is rendered; a write drops it. */
export type Tag = string

type Reading = { tags: Set<Tag>; dropped: Set<Tag>; maxAge: number }
type Listener = (tags: readonly Tag[] | 'all') => void

/** What web processes tell each other on: a list of tags, or "all". */
export const CHANNEL = 'cyaan_tags'
const current = new AsyncLocalStorage<Reading>()
const inFlight = new Set<Reading>()
const listeners = new Set<Listener>()

/** Called by whatever reads data that a page may show. */
export function readsTag(tag: Tag): void {
  current.getStore()?.tags.add(tag)
}

/** Called by whatever reads data that grows old by itself: a page that shows it is kept no longer, in milliseconds. */
export function keepsFor(maxAge: number): void {
  const reading = current.getStore()
  if (reading) reading.maxAge = Math.min(reading.maxAge, maxAge)
}

type Tracked<T> = { value: T; tags: Set<Tag>; isFresh: boolean; maxAge: number }

/** Runs a render and tells what it read; `isFresh` says whether any of it changed meanwhile. */
export async function trackTags<T>(render: () => Promise<T>): Promise<Tracked<T>> {
  const reading: Reading = { tags: new Set(), dropped: new Set(), maxAge: Number.POSITIVE_INFINITY }
  inFlight.add(reading)
  try {
    const value = await current.run(reading, render)
    const { tags, dropped, maxAge } = reading
    return { value, tags, isFresh: tags.isDisjointFrom(dropped), maxAge }
  } finally {
    inFlight.delete(reading)
  }
}

/**
 * Part of the write's transaction: this process forgets as soon as the change stands, before the writer is answered;
 * the others are told by PostgreSQL with the commit. (The embedded database has one process only.)
 */
export async function dropTags(tx: Tx, ...tags: Tag[]): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(tags)})`)
  afterCommit(tx, () => announce(tags))
}

export function onDrop(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(tags: readonly Tag[] | 'all'): void {
  for (const reading of inFlight) for (const tag of tags === 'all' ? reading.tags : tags) reading.dropped.add(tag)
  for (const listener of listeners) listener(tags)
}

/** Hears what other processes dropped. While the line is down nothing is known, so everything is forgotten until it is back. */
export async function listenForDrops(
  { connection }: Pick<Database, 'connection'>,
  log: Log,
): Promise<() => Promise<void>> {
  let isClosed = false
  let client: pg.Client

  async function listen(): Promise<void> {
    client = new pg.Client({ ...connection, keepAlive: true })
    client.on('error', reconnect)
    client.on('end', reconnect)
    client.on('notification', ({ payload }) => announce(JSON.parse(payload!) as Tag[] | 'all'))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    announce('all')
  }
  let isReconnecting = false
  function reconnect(): void {
    if (isClosed || isReconnecting) return
    isReconnecting = true
    isDeaf = true
    announce('all')
    log.warn('page cache: lost the line to the database, pages are rendered afresh until it is back')
    const again = setInterval(async () => {
      if (isClosed) return clearInterval(again)
      try {
        await listen()
        clearInterval(again)
        isReconnecting = false
        isDeaf = false
      } catch {}
    }, 1000)
  }

  await listen()
  return async () => {
    isClosed = true
    await client.end().catch(() => {})
  }
}

let isDeaf = false
/** False while another process could change something without our hearing of it. */
export function hearsDrops(): boolean {
  return !isDeaf
}
