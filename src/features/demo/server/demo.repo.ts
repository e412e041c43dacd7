import { like } from 'drizzle-orm'
import { users } from '#features/identity/server/identity.table.ts'
import { settings } from '#features/settings/server/settings.table.ts'
import type { Db } from '#platform/server/db.ts'
import { DEMO_ID_PATTERN } from '../model/demo-user.ts'

export async function hasDemoUsers(db: Db): Promise<boolean> {
  return (await countDemoUsers(db)) > 0
}

export function countDemoUsers(db: Db): Promise<number> {
  return db.$count(users, like(users.id, DEMO_ID_PATTERN))
}

/** Their content must be removed before. */
export async function removeDemoUsers(db: Db): Promise<void> {
  await db.delete(users).where(like(users.id, DEMO_ID_PATTERN))
}

/** Inserts a setting with the mark of the demo, unless a row exists. */
export async function saveDemoSetting(db: Db, key: string, value: object, updatedAt: Date): Promise<void> {
  await db.insert(settings).values({ key, value, isDemo: true, updatedAt }).onConflictDoNothing()
}
