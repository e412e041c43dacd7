import { sql } from 'drizzle-orm'
import type { Db } from '../db.ts'

/**
 * Names of jobs that failed for good and whose work is still missing, with their number. A scheduled job that succeeded
 * later counts no more: its next run did the work. (Scheduled jobs have no data.)
 */
export async function countFailedJobs(db: Db): Promise<{ name: string; count: number }[]> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select dead.source_name as name, count(*)::int as count from pgboss.job dead
    where dead.name = 'dead' and dead.state = 'created' and dead.source_name is not null and not (
      coalesce(dead.data, '{}'::jsonb) in ('{}'::jsonb, 'null'::jsonb) and exists (
        select from pgboss.job later
        where later.name = dead.source_name and later.state = 'completed' and later.completed_on > dead.created_on))
    group by 1 order by 1`)
  return rows
}
