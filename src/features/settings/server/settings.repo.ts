import { eq } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { settings } from './settings.table.ts'

export async function find(db: Db, key: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return row?.value
}

export async function save(db: Db, key: string, value: object, updatedAt: Date): Promise<void> {
  const change = { value, isDemo: false, updatedAt }
  await db
    .insert(settings)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: settings.key, set: change })
}

/** Writes only where nothing stands yet. */
export async function saveDemo(db: Db, key: string, value: object, updatedAt: Date): Promise<void> {
  await db.insert(settings).values({ key, value, isDemo: true, updatedAt }).onConflictDoNothing()
}
