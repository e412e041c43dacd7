import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { LOCALES } from '#kernel/locale.ts'
import { LEGAL_PAGES, type LegalText } from '../content/legal-content.ts'

/** Every version of a policy, with the facts of that time filled in. */
export const policyVersions = pgTable(
  'policy_versions',
  {
    page: text({ enum: LEGAL_PAGES }).notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    version: integer().notNull(),
    /** Hash of the text before facts are filled in, so that a new phone number does not create a version. */
    hash: text().notNull(),
    text: jsonb().$type<LegalText>().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.locale, table.version] })],
)
