import { and, eq, lt, sql } from 'drizzle-orm'
import { settings, settingsHistory } from '#features/settings/server/settings.table.ts'
import type { Db } from '#platform/server/db.ts'
import { lookSetting } from '../model/look.schema.ts'
import { logos } from './logo.table.ts'

/** False if it is stored already; its time is renewed, so that it is not removed before the form is saved. */
export async function save(db: Db, logo: typeof logos.$inferInsert): Promise<boolean> {
  const [row] = await db
    .insert(logos)
    .values(logo)
    .onConflictDoUpdate({ target: logos.id, set: { createdAt: logo.createdAt } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return row?.isNew ?? false
}

export async function exists(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: logos.id }).from(logos).where(eq(logos.id, id))
  return rows.length > 0
}

export async function findContent(db: Db, id: string, type: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [row] = await db
    .select({ content: logos.content })
    .from(logos)
    .where(and(eq(logos.id, id), sql`${logos.type} = ${type}`))
  return row && new Uint8Array(row.content)
}

/** Those uploaded before a time that neither the setting nor its history refers to: an undo finds its logo. */
export async function removeUnused(db: Db, before: Date): Promise<void> {
  const { key } = lookSetting
  const isCurrent = sql`exists (select from ${settings} where ${settings.key} = ${key} and ${settings.value} -> 'logo' ->> 'id' = ${logos.id})`
  const isEarlier = sql`exists (select from ${settingsHistory} where ${settingsHistory.key} = ${key} and ${settingsHistory.before} -> 'logo' ->> 'id' = ${logos.id})`
  await db.delete(logos).where(and(lt(logos.createdAt, before), sql`not ${isCurrent}`, sql`not ${isEarlier}`))
}
