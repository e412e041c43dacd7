import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import type { Enqueue } from './queue.ts'
import type { Keys } from './secrets/secret-key.ts'

/** What every use case may use. Time comes from here, so that tests choose it. */
export type Context = {
  db: NodePgDatabase
  now: () => Date
  enqueue: Enqueue
  log: Log
  env: Env
  /** Keys for signing and encrypting, each derived for one purpose: `keys.derive('access-token')`. */
  keys: Keys
  /** Answers a request in this process, as the listener would: for work that reads the site's own pages. */
  fetchOwn: (path: string, init?: RequestInit) => Promise<Response>
}
