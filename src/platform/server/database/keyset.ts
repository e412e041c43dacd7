import { asc, desc, gt, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Cursor = string | number
type Keyset = { direction: 'asc' | 'desc'; cursor: Cursor | undefined }

/**
 * Keyset pagination: the order by `columns`, and the condition for the rows after the cursor. The last column is unique,
 * so that the order is total; the cursor is its value in the last row of the previous page.
 */
export function keyset(columns: [PgColumn, ...PgColumn[]], { direction, cursor }: Keyset) {
  const [order, isBeyond, sign] = direction === 'asc' ? ([asc, gt, '>'] as const) : ([desc, lt, '<'] as const)
  const id = columns.at(-1)!
  const keys = sql.join(columns, sql`, `)
  // The subquery reads the same table, so its column names refer to the row of the cursor.
  const cursorKeys = sql`(select ${keys} from ${id.table} where ${id} = ${cursor} limit 1)`
  const isAfterRow = columns.length > 1 ? sql`(${keys}) ${sql.raw(sign)} ${cursorKeys}` : isBeyond(id, cursor)
  return { orderBy: columns.map(order), isAfter: cursor ? isAfterRow : undefined }
}

/** A page out of `limit + 1` rows: the extra row shows that there is a next page. */
export function toPage<Row, Next extends Cursor>(rows: Row[], limit: number, cursorOf: (row: Row) => Next) {
  const next = rows.length > limit ? cursorOf(rows[limit - 1]!) : null
  return { rows: rows.slice(0, limit), next }
}
