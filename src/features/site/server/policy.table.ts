import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { LOCALES } from '#kernel/locale.ts'
import { LEGAL_PAGES, type LegalText } from '../content/legal-content.ts'

/** Every wording that a policy ever had, with the facts of its day filled in. */
export const policyVersions = pgTable(
  'policy_versions',
  {
    page: text({ enum: LEGAL_PAGES }).notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    version: integer().notNull(),
    /** Of the wording before the facts are filled in: a new phone number is no new policy. */
    hash: text().notNull(),
    text: jsonb().$type<LegalText>().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.locale, table.version] })],
)
