import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { acquireAdvisoryLock, type Db } from '#platform/server/db.ts'
import { settings, settingsHistory } from './settings.table.ts'

export async function findValue(db: Db, key: string): Promise<unknown> {
  return (await findRow(db, key))?.value
}

export async function findRow(db: Db, key: string) {
  const { value, isDemo, updatedAt } = settings
  const [row] = await db.select({ value, isDemo, updatedAt }).from(settings).where(eq(settings.key, key))
  return row
}

/** Of the row: the transaction that wrote it and the place of what it wrote, so another after each write. */
const VERSION = sql<string>`concat_ws(' ', ${settings.key}, xmin, ctid)`

type Versioned = { version: string; value: unknown }
/** By database and key, as last read. */
const lastRead = new WeakMap<Db, Map<string, Versioned>>()

/** A value that has not changed since the last read is not sent and parsed again: the owner's texts have up to 100 kB. */
export async function findValues(db: Db, keys: readonly string[]): Promise<Record<string, unknown>> {
  const read = lastRead.get(db) ?? new Map<string, Versioned>()
  lastRead.set(db, read)
  const known = new Map(keys.flatMap((key) => read.get(key) ?? []).map(({ version, value }) => [version, value]))
  const rows = await db
    .select({
      key: settings.key,
      version: VERSION,
      changed: sql`case when ${VERSION} = any(${sql.param([...known.keys()])}::text[]) then null else ${settings.value} end`,
    })
    .from(settings)
    .where(inArray(settings.key, [...keys]))
  const values = rows.map(({ key, version, changed }) => {
    const value = known.has(version) ? known.get(version) : changed
    read.set(key, { version, value })
    return [key, value] as const
  })
  return Object.fromEntries(values)
}

/** Serializes changes of a subject by an advisory lock, because there may be no row to lock. */
export async function lock(db: Db, key: string): Promise<void> {
  await acquireAdvisoryLock(db, `settings:${key}`)
}

export async function save(db: Db, key: string, value: object, updatedAt: Date): Promise<void> {
  const change = { value, isDemo: false, updatedAt }
  await db
    .insert(settings)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: settings.key, set: change })
}

/** Inserts an internal value unless it exists. */
export async function saveIfMissing(db: Db, key: string, value: object, updatedAt: Date): Promise<void> {
  await db.insert(settings).values({ key, value, updatedAt }).onConflictDoNothing()
}

export async function remove(db: Db, key: string): Promise<void> {
  await db.delete(settings).where(eq(settings.key, key))
}

export async function insertChange(db: Db, change: typeof settingsHistory.$inferInsert): Promise<void> {
  await db.insert(settingsHistory).values(change)
}

/** Newest first. */
export function listChanges(db: Db, key: string, limit: number) {
  const { id, at, actorName, before } = settingsHistory
  return db
    .select({ id, at, actorName, before })
    .from(settingsHistory)
    .where(eq(settingsHistory.key, key))
    .orderBy(desc(settingsHistory.id))
    .limit(limit)
}

/** A change by its number, or the last one. */
export async function findChange(db: Db, key: string, id: number | undefined) {
  const [row] = await db
    .select({ before: settingsHistory.before })
    .from(settingsHistory)
    .where(and(eq(settingsHistory.key, key), id === undefined ? undefined : eq(settingsHistory.id, id)))
    .orderBy(desc(settingsHistory.id))
    .limit(1)
  return row
}

export async function pseudonymise(tx: Db, actorId: string, pseudonym: string): Promise<void> {
  await tx.update(settingsHistory).set({ actorName: pseudonym }).where(eq(settingsHistory.actorId, actorId))
}
