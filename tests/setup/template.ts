import pino from 'pino'
import type { Database } from '#platform/server/db.ts'
import { openQueue } from '#platform/server/queue.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended
  interface ProvidedContext {
    /** Where a test file gets its own copy of the migrated database from. */
    source: { template: string } | { server: string; template: string }
  }
}

/** The queue makes its own tables; done once here, no test has to wait for it. */
export async function prepareTemplate(database: Database): Promise<void> {
  const queue = await openQueue(database, [], pino({ level: 'silent' }))
  await queue.close()
}
