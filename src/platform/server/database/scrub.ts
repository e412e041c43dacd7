import { or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** SQL expression: a text or jsonb column with every occurrence of the phrases replaced. */
export function scrubbed(column: PgColumn, phrases: readonly string[], replacement: string): SQL {
  const text = phrases.reduce<SQL>(
    (rest, phrase) => sql`regexp_replace(${rest}, ${patternOf(phrase)}, ${replacement}, 'gi')`,
    sql`${column}::text`,
  )
  return column.getSQLType() === 'jsonb' ? sql`(${text})::jsonb` : text
}

export function containsAny(columns: readonly PgColumn[], phrases: readonly string[]): SQL | undefined {
  return or(...columns.flatMap((column) => phrases.map((phrase) => sql`${column}::text ~* ${patternOf(phrase)}`)))
}

/**
 * Whole words only, so that "An De Vos" does not match inside "Jan De Vos"; plain-text emails may wrap between words.
 */
function patternOf(phrase: string): string {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  return `(?<![[:alnum:]])${escaped}(?![[:alnum:]])`
}
