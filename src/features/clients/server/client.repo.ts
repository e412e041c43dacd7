import { and, eq, inArray, isNull } from 'drizzle-orm'
import { users } from '#features/identity/server/identity.table.ts'
import { expectDefined } from '#kernel/app-error.ts'
import type { Db } from '#platform/server/db.ts'
import { clientRecords as records } from './client.table.ts'

export type ClientRecord = typeof records.$inferSelect

export async function find(db: Db, email: string): Promise<ClientRecord | undefined> {
  const [row] = await db.select().from(records).where(eq(records.email, email.toLowerCase()))
  return row
}

export async function findById(db: Db, id: string): Promise<ClientRecord | undefined> {
  const [row] = await db.select().from(records).where(eq(records.id, id))
  return row
}

/** Locks the row, so that two admins cannot change it at once. Inserts it for the first change. */
export async function findForChange(tx: Db, { id, email, at }: { id: string; email: string; at: Date }) {
  const address = email.toLowerCase()
  await tx.insert(records).values({ id, email: address, updatedAt: at }).onConflictDoNothing()
  const [row] = await tx.select().from(records).where(eq(records.email, address)).for('update')
  return expectDefined(row, 'client record')
}

export async function update(tx: Db, id: string, change: Partial<ClientRecord>): Promise<void> {
  await tx.update(records).set(change).where(eq(records.id, id))
}

/** True if the address was marked as a client; removes the mark. */
export async function takeMark(db: Db, email: string): Promise<boolean> {
  const taken = await db
    .update(records)
    .set({ isClient: false })
    .where(and(eq(records.email, email.toLowerCase()), eq(records.isClient, true)))
    .returning({ id: records.id })
  return taken.length > 0
}

export async function remove(tx: Db, ...emails: string[]): Promise<void> {
  const addresses = emails.map((email) => email.toLowerCase())
  await tx.delete(records).where(inArray(records.email, addresses))
}

export async function listWithoutAccount(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: records.email })
    .from(records)
    .leftJoin(users, eq(users.email, records.email))
    .where(isNull(users.id))
  return rows.map(({ email }) => email)
}
