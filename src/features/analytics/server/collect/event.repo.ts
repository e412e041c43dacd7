import { type Column, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import { consents } from '#features/consent/server/consent.table.ts'
import type { Db } from '#platform/server/db.ts'
import { batches, events } from '../analytics.table.ts'

export type NewEvent = typeof events.$inferInsert
const { receivedAt: _, ...columns } = getTableColumns(events)
const { visitor, visit, language, device, browser, browserVersion, build, ...eventColumns } = columns
const sharedColumns = { visitor, visit, language, device, browser, browserVersion, build }
type SharedColumn = keyof typeof sharedColumns
/** Events of one visit, as sent by a browser. The id makes retries idempotent. */
export type NewBatch = Pick<NewEvent, SharedColumn> & {
  id: string
  events: Omit<NewEvent, SharedColumn | 'receivedAt'>[]
}

const names = listOf(columns, ({ name }) => `"${name}"`)

/**
 * Stores events of many batches in one statement. Skips batches whose visitor has no consent record, where the check
 * and the insert see the same state, and batches whose id is known. Returns the positions of the batches that are stored.
 */
export async function insertConsented(db: Db, sent: NewBatch[], receivedAt: Date): Promise<Set<number>> {
  const json = JSON.stringify(sent.map(toRecord))
  const received = sql`${receivedAt.toISOString()}::timestamptz`
  // Ordered by id, so that two processes that store the same batches cannot deadlock.
  const { rows } = await db.execute<{ position: number }>(sql`
    with allowed as (
      select distinct on (b.id) b.*
      from json_to_recordset(${json}) as b(id text, position integer, events json, ${definitions(sharedColumns)})
      where exists (
        select from ${consents}
        where ${consents.visitor} = b.visitor and ${consents.analytics} and ${consents.withdrawnAt} is null
      )
      order by b.id, b.position
    ), fresh as (
      insert into ${batches} (id, received_at) select id, ${received} from allowed on conflict do nothing returning id
    ), inserted as (
      insert into ${events} (received_at, ${names})
      select ${received}, ${names}
      from allowed join fresh using (id), json_to_recordset(allowed.events) as e(${definitions(eventColumns)})
    )
    select position from allowed join fresh using (id)`)
  return new Set(rows.map(({ position }) => position))
}

/** Deletes the ids of batches that were received before a moment. */
export async function removeBatchesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(batches).where(lt(batches.receivedAt, moment))
}

function toRecord({ browserVersion: browser_version, ...batch }: NewBatch, position: number) {
  return { ...batch, position, browser_version }
}

function definitions(some: Record<string, Column>): SQL {
  return listOf(some, (column) => `"${column.name}" ${column.getSQLType()}`)
}

function listOf(some: Record<string, Column>, write: (column: Column) => string): SQL {
  return sql.raw(Object.values(some).map(write).join(', '))
}
