import { type Column, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import { consents } from '#features/consent/server/consent.table.ts'
import type { Db } from '#platform/server/db.ts'
import { counters } from '#platform/server/rate-limit.table.ts'
import { batches, events } from '../analytics.table.ts'

export type NewEvent = typeof events.$inferInsert
const { receivedAt: _, ...columns } = getTableColumns(events)
const { visitor, visit, country, device, browser, browserVersion, build, ...eventColumns } = columns
const sharedColumns = { visitor, visit, country, device, browser, browserVersion, build }
type SharedColumn = keyof typeof sharedColumns
/** Rate limit on the number of events, by the stored key of its counter. */
type EventLimit = { key: string; max: number; expiresAt: Date }
/** Events of one visit, as sent by a browser. The id makes retries idempotent. */
export type NewBatch = Pick<NewEvent, SharedColumn> & {
  id: string
  limits?: EventLimit[]
  events: Omit<NewEvent, SharedColumn | 'receivedAt'>[]
}

const names = listOf(columns, ({ name }) => `"${name}"`)

/**
 * Stores events of many batches in one statement. Skips batches whose visitor has no consent record, where the check
 * and the insert see the same state, batches over a rate limit, and batches whose id is known. Returns the positions of
 * the batches that are stored.
 */
export async function insertConsented(db: Db, sent: NewBatch[], receivedAt: Date): Promise<Set<number>> {
  const json = JSON.stringify(sent.map(toRecord))
  const received = sql`${receivedAt.toISOString()}::timestamptz`
  // The same rule as in `incrementCounter`.
  const isExpired = sql`known.expires_at <= ${received} or known.expires_at > excluded.expires_at + (excluded.expires_at - ${received})`
  // Ordered by id and key, so that two processes that store the same batches cannot deadlock.
  const { rows } = await db.execute<{ position: number }>(sql`
    with allowed as (
      select distinct on (b.id) b.*
      from json_to_recordset(${json}) as b(id text, position integer, events json, limits json, ${definitions(sharedColumns)})
      where exists (
        select from ${consents}
        where ${consents.visitor} = b.visitor and ${consents.analytics} and ${consents.withdrawnAt} is null
      )
      order by b.id, b.position
    ), used as (
      insert into ${counters} as known (key, count, expires_at)
      select l.key, sum(json_array_length(allowed.events)), max(l.expires_at)
      from allowed, json_to_recordset(allowed.limits) as l(key text, expires_at timestamptz) group by l.key order by l.key
      on conflict (key) do update set
        count = case when ${isExpired} then 0 else known.count end + excluded.count,
        expires_at = case when ${isExpired} then excluded.expires_at else known.expires_at end
      returning key, count
    ), fresh as (
      insert into ${batches} (id, received_at)
      select id, ${received} from allowed where not exists (
        select from json_to_recordset(allowed.limits) as l(key text, max integer) join used using (key) where used.count > l.max
      ) on conflict do nothing returning id
    ), inserted as (
      insert into ${events} (received_at, ${names})
      select ${received}, ${names}
      from allowed join fresh using (id), json_to_recordset(allowed.events) as e(${definitions(eventColumns)})
    )
    select position from allowed join fresh using (id)`)
  return new Set(rows.map(({ position }) => position))
}

export async function removeBatchesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(batches).where(lt(batches.receivedAt, moment))
}

function toRecord({ browserVersion: browser_version, limits = [], ...batch }: NewBatch, position: number) {
  const limitRecords = limits.map(({ expiresAt: expires_at, ...limit }) => ({ ...limit, expires_at }))
  return { ...batch, position, browser_version, limits: limitRecords }
}

function definitions(some: Record<string, Column>): SQL {
  return listOf(some, (column) => `"${column.name}" ${column.getSQLType()}`)
}

function listOf(some: Record<string, Column>, write: (column: Column) => string): SQL {
  return sql.raw(Object.values(some).map(write).join(', '))
}
