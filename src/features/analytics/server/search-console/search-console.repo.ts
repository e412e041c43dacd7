import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Period } from '../../model/period.ts'
import type { SearchRow } from '../../model/search-console/read-export.ts'
import type { SearchTable } from '../../model/search-console/search-console.schema.ts'
import { searchImports, searchRows } from './search-console.table.ts'

/** Rows of one insert: each has five of the 65,535 parameters of a statement. */
const INSERT_ROWS = 1000

const inPeriod = ({ from, to }: Period) => and(eq(searchImports.from, from), eq(searchImports.to, to))

/** Latest period first. */
export function listImports(db: Db) {
  return db
    .select({
      table: searchImports.table,
      from: searchImports.from,
      to: searchImports.to,
      importedAt: searchImports.importedAt,
      rows: count(searchRows.importId),
    })
    .from(searchImports)
    .leftJoin(searchRows, eq(searchRows.importId, searchImports.id))
    .groupBy(searchImports.id)
    .orderBy(desc(searchImports.to), desc(searchImports.from))
}

/** Most clicks first, then most impressions. */
export function listRows(db: Db, table: SearchTable, period: Period): Promise<SearchRow[]> {
  const { value, clicks, impressions, position } = searchRows
  return db
    .select({ value, clicks, impressions, position })
    .from(searchRows)
    .innerJoin(searchImports, eq(searchImports.id, searchRows.importId))
    .where(and(eq(searchImports.table, table), inPeriod(period)))
    .orderBy(desc(clicks), desc(impressions), value)
}

type NewImport = Period & { table: SearchTable; importedAt: Date; rows: SearchRow[] }

/** Replaces the import of the same table and period. */
export async function replaceImport(tx: Db, { table, from, to, importedAt, rows }: NewImport): Promise<void> {
  await tx.delete(searchImports).where(and(eq(searchImports.table, table), inPeriod({ from, to })))
  const [{ id } = { id: 0 }] = await tx
    .insert(searchImports)
    .values({ table, from, to, importedAt })
    .returning({ id: searchImports.id })
  for (let at = 0; at < rows.length; at += INSERT_ROWS)
    await tx.insert(searchRows).values(rows.slice(at, at + INSERT_ROWS).map((row) => ({ importId: id, ...row })))
}

/** Number of the deleted imports. */
export async function removePeriod(tx: Db, period: Period): Promise<number> {
  const removed = await tx.delete(searchImports).where(inPeriod(period)).returning({ one: sql`1` })
  return removed.length
}
