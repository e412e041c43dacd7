import type { Context } from '#platform/server/context.ts'
import { httpErrors } from '#platform/server/http.ts'
import { insertConsented, type NewEvent } from './event.repo.ts'

export type UnstoredEvent = Omit<NewEvent, 'receivedAt'>
type Waiting = { events: UnstoredEvent[]; resolve: (stored: number) => void; reject: (reason: unknown) => void }

const MAX_BATCHES_PER_STATEMENT = 100
const MAX_ROWS_WAITING = 20_000

const writers = new WeakMap<object, ReturnType<typeof createEventWriter>>()

/** Stores events and resolves to how many were stored, once they are committed. */
export function writeEvents(ctx: Pick<Context, 'db' | 'now'>, events: UnstoredEvent[]): Promise<number> {
  const writer = writers.get(ctx.db) ?? createEventWriter(ctx)
  writers.set(ctx.db, writer)
  return writer(events)
}

/** Group commit: batches that arrive while a statement runs share the next one. */
function createEventWriter({ db, now }: Pick<Context, 'db' | 'now'>) {
  const waiting: Waiting[] = []
  let rowsWaiting = 0
  let isWriting = false

  return (events: UnstoredEvent[]): Promise<number> => {
    if (rowsWaiting + events.length > MAX_ROWS_WAITING) return Promise.reject(httpErrors.TIMEOUT())
    rowsWaiting += events.length
    return new Promise((resolve, reject) => {
      waiting.push({ events, resolve, reject })
      if (!isWriting) writeAll()
    })
  }

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) await writeGroup(waiting.splice(0, MAX_BATCHES_PER_STATEMENT))
    isWriting = false
  }

  async function writeGroup(group: Waiting[]): Promise<void> {
    // Set here, not on arrival: rollups rely on an event being visible soon after its time of receipt.
    const receivedAt = now()
    const rows = group.flatMap(({ events }, batch) => events.map((event) => ({ ...event, batch, receivedAt })))
    rowsWaiting -= rows.length
    try {
      const stored = await insertConsented(db, rows)
      for (const [batch, { resolve }] of group.entries()) resolve(stored.get(batch) ?? 0)
    } catch (reason) {
      for (const { reject } of group) reject(reason)
    }
  }
}
