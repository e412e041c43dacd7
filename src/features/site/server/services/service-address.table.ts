import { pgTable, text } from 'drizzle-orm/pg-core'

/** Every address that a service has had in any language, so that it redirects to the current one. */
export const serviceAddresses = pgTable('service_addresses', {
  slug: text().primaryKey(),
  service: text().notNull(),
})
