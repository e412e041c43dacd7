import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { serviceAddresses } from './service-address.table.ts'

/** An address belongs to the service that had it last. */
export async function saveAddresses(db: Db, addresses: (typeof serviceAddresses.$inferInsert)[]): Promise<void> {
  if (addresses.length === 0) return
  await db
    .insert(serviceAddresses)
    .values(addresses)
    .onConflictDoUpdate({ target: serviceAddresses.slug, set: { service: sql`excluded.service` } })
}

export async function findByAddress(db: Db, slug: string): Promise<string | undefined> {
  const [row] = await db.select().from(serviceAddresses).where(eq(serviceAddresses.slug, slug))
  return row?.service
}
