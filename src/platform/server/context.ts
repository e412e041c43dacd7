import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import type { Enqueue } from './queue.ts'
import type { Keys } from './secrets/secret-key.ts'

/** Dependencies of every use case. The clock is included, so that tests control it. */
export type Context = {
  db: NodePgDatabase
  now: () => Date
  enqueue: Enqueue
  log: Log
  env: Env
  /** Keys for signing and encrypting, each derived for one purpose: `keys.derive('access-token')`. */
  keys: Keys
  /** Handles a request in this process, as the listener would: for jobs that read the site's own pages. */
  fetchOwn: (path: string, init?: RequestInit) => Promise<Response>
}
