import { date, doublePrecision, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { SEARCH_TABLES } from '../../model/search-console/search-console.schema.ts'

/** A table of an export of Search Console. The file does not name its period: the owner does. */
export const searchImports = pgTable(
  'search_console_imports',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    table: text('of', { enum: SEARCH_TABLES }).notNull(),
    from: date('first_day').notNull(),
    to: date('last_day').notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('search_console_imports_period').on(table.table, table.from, table.to)],
)

/** `value`: a query, or the address of a page. Too long for a unique index; the import refuses a value that is there twice. */
export const searchRows = pgTable(
  'search_console_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => searchImports.id, { onDelete: 'cascade' }),
    value: text().notNull(),
    clicks: integer().notNull(),
    impressions: integer().notNull(),
    position: doublePrecision().notNull(),
  },
  (table) => [index('search_console_rows_import').on(table.importId)],
)
