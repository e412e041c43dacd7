import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CaseMeasurement } from '../model/case-studies/case-measurement.schema.ts'
import { posts } from './post.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const postReference = () => integer('post_id').references(() => posts.id, { onDelete: 'cascade' })

/** Every address that a case study had. The slug is all that identifies it: another one cannot take it, and it redirects. */
export const caseSlugs = pgTable(
  'case_slugs',
  { slug: text().primaryKey(), postId: postReference().notNull() },
  (table) => [index('case_slugs_post').on(table.postId)],
)

/** A measurement of a public address by the product itself. Case studies refer to it, so that nobody types the figures. */
export const caseMeasurements = pgTable('case_measurements', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  address: text().notNull(),
  measuredAt: moment('measured_at').notNull(),
  measurement: jsonb().$type<CaseMeasurement>().notNull(),
})

/** Result of the nightly requests of the live address of a public case study. */
export const caseAddressChecks = pgTable('case_address_checks', {
  postId: postReference().primaryKey(),
  address: text().notNull(),
  checkedAt: moment('checked_at').notNull(),
  /** Nights in a row without an answer. */
  failures: integer().notNull().default(0),
  reason: text(),
})
