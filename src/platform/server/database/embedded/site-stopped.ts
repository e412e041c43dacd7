import type pg from 'pg'
import { type Database, MIGRATION_LOCK, openClient, SITE_APPLICATION } from '../../db.ts'
import { StartupError } from '../../startup-error.ts'

/**
 * Runs work that replaces the data of the whole site. On PostgreSQL it is refused while a web process is connected, and
 * a process that starts meanwhile waits at the lock of the migrations. The embedded database has its own lock.
 */
export async function withSiteStopped<Result>(
  { connection, isEmbedded }: Pick<Database, 'connection' | 'isEmbedded'>,
  run: () => Promise<Result>,
): Promise<Result> {
  if (isEmbedded) return run()
  const client = await openClient(connection)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    if (await isSiteConnected(client))
      throw new StartupError('The site is running on this database: stop every web process first, then restore.')
    return await run()
  } finally {
    await client.end()
  }
}

/** Whether a web process is connected to this database of a PostgreSQL server. */
export async function isSiteConnected(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_stat_activity where datname = current_database() and application_name = $1',
    [SITE_APPLICATION],
  )
  return (rowCount ?? 0) > 0
}
