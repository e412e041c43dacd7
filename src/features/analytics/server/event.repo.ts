import { type SQL, sql } from 'drizzle-orm'
import { consents } from '#features/consent/server/consent.table.ts'
import type { Db } from '#platform/server/db.ts'
import { events } from './analytics.table.ts'

export type NewEvent = typeof events.$inferInsert
type SharedColumn = 'visitor' | 'visit' | 'language' | 'device' | 'browser' | 'browserVersion' | 'build'
/** Events of one visit, as a browser sends them. */
export type NewBatch = Pick<NewEvent, SharedColumn> & { events: Omit<NewEvent, SharedColumn | 'receivedAt'>[] }

const SHARED_COLUMNS = {
  visitor: 'text',
  visit: 'text',
  language: 'text',
  device: 'text',
  browser: 'text',
  browser_version: 'smallint',
  build: 'integer',
}
const EVENT_COLUMNS = {
  at: 'timestamptz',
  kind: 'text',
  name: 'text',
  path: 'text',
  route: 'text',
  referrer: 'text',
  source: 'text',
  medium: 'text',
  campaign: 'text',
  value: 'double precision',
  target: 'text',
  phase: 'text',
}
const names = sql.raw([...Object.keys(SHARED_COLUMNS), ...Object.keys(EVENT_COLUMNS)].map(quoted).join(', '))

/**
 * Stores events of many batches in one statement. A batch whose visitor has no consent record is left out: the check and
 * the insert see the same state. Returns the positions of the batches that are stored.
 */
export async function insertConsented(db: Db, batches: NewBatch[], receivedAt: Date): Promise<Set<number>> {
  const sent = JSON.stringify(batches.map(toRecord))
  const { rows } = await db.execute<{ position: number }>(sql`
    with allowed as (
      select b.* from json_to_recordset(${sent}) as b(position integer, events json, ${definitions(SHARED_COLUMNS)})
      where exists (
        select from ${consents}
        where ${consents.visitor} = b.visitor and ${consents.analytics} and ${consents.withdrawnAt} is null
      )
    ), inserted as (
      insert into ${events} (received_at, ${names})
      select ${receivedAt.toISOString()}::timestamptz, ${names}
      from allowed, json_to_recordset(allowed.events) as e(${definitions(EVENT_COLUMNS)})
    )
    select position from allowed`)
  return new Set(rows.map(({ position }) => position))
}

function toRecord({ browserVersion, ...batch }: NewBatch, position: number) {
  return { ...batch, position, browser_version: browserVersion }
}

function definitions(columns: Record<string, string>): SQL {
  const parts = Object.entries(columns).map(([name, type]) => `${quoted(name)} ${type}`)
  return sql.raw(parts.join(', '))
}

function quoted(name: string): string {
  return `"${name}"`
}
