import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { twoFactors, users } from '../identity.table.ts'
import { userColumns } from '../users/user.repo.ts'

export function listEncrypted(db: Db) {
  const { id, userId, secret, backupCodes } = twoFactors
  return db.select({ id, userId, secret, backupCodes }).from(twoFactors)
}

type Encrypted = { id: string; secret: string; backupCodes: string }

export async function saveEncrypted(db: Db, { id, secret, backupCodes }: Encrypted): Promise<void> {
  await db.update(twoFactors).set({ secret, backupCodes }).where(eq(twoFactors.id, id))
}

/** Disables the second factor of these users. Returns those who had one. */
export async function removeTwoFactors(db: Db, userIds: string[]) {
  await db.delete(twoFactors).where(inArray(twoFactors.userId, userIds))
  const affected = await db.select(userColumns).from(users).where(inArray(users.id, userIds)).orderBy(asc(users.email))
  await db.update(users).set({ twoFactorEnabled: false }).where(inArray(users.id, userIds))
  return affected.filter(({ twoFactorEnabled }) => twoFactorEnabled)
}
