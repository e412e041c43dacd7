import { asc, desc, is, SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { AppError } from '#kernel/app-error.ts'

type Cursor = string | number
type Keyset = {
  direction: 'asc' | 'desc'
  /** The sort values of the last row (`cursorOf`); with one column, its value. */
  cursor?: Cursor | undefined
  /** Instead of a cursor: the unique value of the last row, in a table whose rows are never deleted. */
  lastId?: Cursor | undefined
}

const SEPARATOR = '~'

/** Cursor of a row: its sort values, so that the next page is right even if the row has been deleted since. */
export function cursorOf(...sortValues: (Date | Cursor | null)[]): string {
  return sortValues.map((value) => (value instanceof Date ? value.toISOString() : value)).join(SEPARATOR)
}

/**
 * Keyset pagination: the order by `columns`, and the condition for the rows after the cursor. The last column is unique,
 * so that the order is total. An invalid cursor is a 422.
 */
export function keyset(columns: [...(PgColumn | SQL)[], PgColumn], { direction, cursor, lastId }: Keyset) {
  const [order, sign] = direction === 'asc' ? ([asc, sql`>`] as const) : ([desc, sql`<`] as const)
  const id = columns.at(-1) as PgColumn
  const keys = sql.join(columns, sql`, `)
  const isBeyond = (lastKeys: SQL) => sql`(${keys}) ${sign} ${lastKeys}`
  const orderBy = columns.map(order)
  // The subquery reads the same table, so its column names refer to the row of the cursor.
  if (lastId) return { orderBy, isAfter: isBeyond(sql`(select ${keys} from ${id.table} where ${id} = ${lastId})`) }
  if (!cursor) return { orderBy, isAfter: undefined }
  const values = columns.length > 1 ? splitCursor(String(cursor), columns) : [cursor]
  if (values.length !== columns.length) throw new AppError('INVALID_INPUT', 422)
  const parameters = values.map((value) => sql`${value}`)
  return { orderBy, isAfter: isBeyond(sql`(${sql.join(parameters, sql`, `)})`) }
}

/** The value of an expression is text and may contain the separator; it is the first one. */
function splitCursor(cursor: string, columns: (PgColumn | SQL)[]): string[] {
  const parts = cursor.split(SEPARATOR)
  const extra = is(columns[0], SQL) ? Math.max(0, parts.length - columns.length) : 0
  return [parts.slice(0, extra + 1).join(SEPARATOR), ...parts.slice(extra + 1)]
}

/** A page out of `limit + 1` rows: the extra row shows that there is a next page. */
export function toPage<Row, Next extends Cursor>(rows: Row[], limit: number, cursorOfRow: (row: Row) => Next) {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { rows: shown, next: last === undefined ? null : cursorOfRow(last) }
}
