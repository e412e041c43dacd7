import pino from 'pino'
import type { Database } from '#platform/server/db.ts'
import { openQueue } from '#platform/server/jobs/queue.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended
  interface ProvidedContext {
    /** How a test file gets its copy of the migrated database. */
    source: { template: string } | { server: string; template: string }
    /** Connections of the pool of a test application, on PostgreSQL. */
    connections: number
  }
}

/** Creates the tables of the queue and the queues of all jobs once: tests need not wait for it, and may enqueue each job. */
export async function prepareTemplate(database: Database): Promise<void> {
  // Benchmarks import this file in Node, which cannot load what jobs import, such as fonts.
  const { JOBS } = await import('#server/jobs.ts')
  const queue = await openQueue(database, JOBS, pino({ level: 'silent' }))
  await queue.close()
}
