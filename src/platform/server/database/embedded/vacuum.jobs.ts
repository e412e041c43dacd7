import { sql } from 'drizzle-orm'
import type { Job } from '../../jobs/queue.ts'

/**
 * Reclaims the space of deleted rows and updates the planner statistics. PostgreSQL has autovacuum; the embedded
 * database has not. Table by table, so that requests run in between.
 */
export const nightlyVacuum: Job = {
  name: 'nightly-tidy',
  cron: '25 2 * * *',
  async run({ db, env }) {
    if (env.DATABASE_URL) return
    const { rows } = await db.execute<{ name: string }>(
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
    )
    for (const { name } of rows) await db.execute(sql.raw(`vacuum (analyze) ${name}`))
  },
}
