import { sql } from 'drizzle-orm'

/**
 * Rows in the order they were written, where the clock of a test stands still. A row lies where there is room for it, so
 * its place alone tells nothing; the number of the transaction does.
 */
export const AS_WRITTEN = sql`xmin::text::bigint, ctid`
