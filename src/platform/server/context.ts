import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ZodType } from 'zod'
import type { Languages } from '#kernel/languages/languages.ts'
import type { Tx } from './db.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import type { Reach } from './outbound/public-connection.ts'
import type { Keys } from './secrets/secret-key.ts'

/** A job without `run`, for slices that enqueue a job which is defined elsewhere. */
export type JobName<Data extends object = object> = {
  name: string
  /** Only jobs without data have none. */
  schema?: ZodType<Data>
}
export type Enqueue = <Data extends object>(tx: Tx, job: JobName<Data>, data: Data, at?: Date) => Promise<void>

/** The visible languages, in memory; reading them notes their cache tag. */
export type LanguageSource = {
  current(): Languages
  /** After a change: waits until this process has read the new value. Not inside a transaction. */
  ready(): Promise<void>
  close(): void
}

/** Dependencies of every use case. The clock is included, so that tests control it. */
export type Context = {
  db: NodePgDatabase
  now: () => Date
  enqueue: Enqueue
  log: Log
  env: Env
  /** Keys for signing and encrypting, each derived for one purpose: `keys.derive('access-token')`. */
  keys: Keys
  languages: LanguageSource
  /** Handles a request in this process, as the listener would: for jobs that read the site's own pages. */
  fetchOwn: (path: string, init?: RequestInit) => Promise<Response>
  /** Servers that may be requested besides public ones. Only tests set it: their servers are on loopback. */
  reach?: Reach
}
