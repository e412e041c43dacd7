import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#features/identity/server/identity.table.ts'
import type { Db } from '#platform/server/db.ts'
import { replyUnsubscriptions as stops } from '../comment.table.ts'

export async function findSubscribedUser(db: Db, userId: string) {
  const [row] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, language: users.language })
    .from(users)
    .leftJoin(stops, eq(stops.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.emailVerified, true), eq(users.isDisabled, false), isNull(stops.userId)))
  return row
}

/** False: the user no longer exists. */
export async function unsubscribe(db: Db, userId: string, at: Date): Promise<boolean> {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId))
  if (!person) return false
  await db.insert(stops).values({ userId, at }).onConflictDoNothing()
  return true
}

export async function resubscribe(db: Db, userId: string): Promise<void> {
  await db.delete(stops).where(eq(stops.userId, userId))
}

export async function isUnsubscribed(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ userId: stops.userId }).from(stops).where(eq(stops.userId, userId))
  return row !== undefined
}
