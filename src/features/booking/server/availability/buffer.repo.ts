import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/db.ts'

/**
 * Of what holds its time and is not over: a pause that is longer than this becomes as long as this. None becomes longer,
 * as another appointment may stand there; the desk keeps the longer pause free as long as nothing does. Locked by time,
 * as everybody does who changes several.
 */
export async function shortenBuffers(tx: Tx, bufferMinutes: number, now: Date): Promise<void> {
  const until = sql`ends_at + make_interval(mins => ${bufferMinutes})`
  await tx.execute(sql`
    update appointments set during = tstzrange(starts_at, ${until})
    where id in (
      select id from appointments
      where status in ('PENDING', 'APPROVED') and during && tstzrange(${now.toISOString()}, null)
        and upper(during) > ${until}
      order by starts_at
      for update)`)
}
