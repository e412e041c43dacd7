import { type SQL, sql } from 'drizzle-orm'
import { consents } from '#features/consent/server/consent.table.ts'
import type { Db } from '#platform/server/db.ts'
import { events } from './analytics.table.ts'

export type NewEvent = typeof events.$inferInsert
export type NumberedEvent = NewEvent & { batch: number }

const COLUMNS = Object.entries({
  at: 'timestamptz',
  received_at: 'timestamptz',
  visitor: 'text',
  visit: 'text',
  kind: 'text',
  name: 'text',
  path: 'text',
  route: 'text',
  language: 'text',
  device: 'text',
  browser: 'text',
  browser_version: 'smallint',
  build: 'integer',
  referrer: 'text',
  source: 'text',
  medium: 'text',
  campaign: 'text',
  value: 'double precision',
  target: 'text',
  phase: 'text',
})
const names: SQL = sql.raw(COLUMNS.map(([name]) => `"${name}"`).join(', '))
const record: SQL = sql.raw(COLUMNS.map(([name, type]) => `"${name}" ${type}`).join(', '))

/**
 * Stores events of many batches in one statement. An event whose visitor has no consent record is left out: the check
 * and the insert see the same state. Returns the number of stored events per batch.
 */
export async function insertConsented(db: Db, rows: NumberedEvent[]): Promise<Map<number, number>> {
  const { rows: stored } = await db.execute<{ batch: number; count: number }>(sql`
    with allowed as (
      select e.* from json_to_recordset(${JSON.stringify(rows.map(toRecord))}) as e(batch integer, ${record})
      where exists (
        select from ${consents}
        where ${consents.visitor} = e.visitor and ${consents.analytics} and ${consents.withdrawnAt} is null
      )
    ), inserted as (
      insert into ${events} (${names}) select ${names} from allowed
    )
    select batch, count(*)::int as count from allowed group by batch`)
  return new Map(stored.map(({ batch, count }) => [batch, count]))
}

function toRecord({ receivedAt, browserVersion, ...event }: NumberedEvent) {
  return { ...event, received_at: receivedAt, browser_version: browserVersion }
}
