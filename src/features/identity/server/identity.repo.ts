import { count, eq } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { accounts, users } from './identity.table.ts'

export async function hasAdmin(db: Db): Promise<boolean> {
  const [row] = await db.select({ admins: count() }).from(users).where(eq(users.role, 'ADMIN'))
  return row!.admins > 0
}

type NewAdmin = { id: string; email: string; passwordHash: string; at: Date }

/** False when somebody has the address already. */
export async function insertAdmin(db: Db, { id, email, passwordHash, at }: NewAdmin): Promise<boolean> {
  const stamps = { createdAt: at, updatedAt: at }
  const inserted = await db
    .insert(users)
    .values({ id, email, emailVerified: true, firstName: 'Admin', lastName: '', role: 'ADMIN', ...stamps })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (inserted.length === 0) return false
  await db.insert(accounts).values({ id, userId: id, providerId: 'credential', accountId: id, passwordHash, ...stamps })
  return true
}
