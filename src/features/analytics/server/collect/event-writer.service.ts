import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#platform/server/context.ts'
import { httpErrors } from '#platform/server/http.ts'
import { insertConsented, type NewBatch } from './event.repo.ts'

type Waiting = { batch: NewBatch; resolve: (stored: number) => void; reject: (reason: unknown) => void }

const MAX_BATCHES_PER_STATEMENT = 100
const MAX_ROWS_WAITING = 20_000
/** Batching delay under load: fewer, larger statements use less CPU. The first batch is written at once. */
const GROUP_INTERVAL_MS = 20

const writers = new WeakMap<object, ReturnType<typeof createEventWriter>>()

/** Stores events and resolves to how many were stored, once they are committed. */
export function writeEvents(ctx: Pick<Context, 'db' | 'now'>, batch: NewBatch): Promise<number> {
  const writer = writers.get(ctx.db) ?? createEventWriter(ctx)
  writers.set(ctx.db, writer)
  return writer(batch)
}

/** Group commit: batches that arrive while a statement runs, or shortly after it, share the next one. */
function createEventWriter({ db, now }: Pick<Context, 'db' | 'now'>) {
  const waiting: Waiting[] = []
  let rowsWaiting = 0
  let isWriting = false

  return (batch: NewBatch): Promise<number> => {
    if (rowsWaiting + batch.events.length > MAX_ROWS_WAITING) return Promise.reject(httpErrors.TIMEOUT())
    rowsWaiting += batch.events.length
    return new Promise((resolve, reject) => {
      waiting.push({ batch, resolve, reject })
      if (!isWriting) writeAll()
    })
  }

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      await writeGroup(waiting.splice(0, MAX_BATCHES_PER_STATEMENT))
      await pause(GROUP_INTERVAL_MS)
    }
    isWriting = false
  }

  async function writeGroup(group: Waiting[]): Promise<void> {
    const batches = group.map(({ batch }) => batch)
    for (const { events } of batches) rowsWaiting -= events.length
    try {
      // Set here, not on arrival: the rollup overlap requires that events are visible soon after `receivedAt`.
      const stored = await insertConsented(db, batches, now())
      for (const [position, { batch, resolve }] of group.entries())
        resolve(stored.has(position) ? batch.events.length : 0)
    } catch (reason) {
      for (const { reject } of group) reject(reason)
    }
  }
}
