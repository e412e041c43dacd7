import { randomUUID } from 'node:crypto'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { accounts, photos } from '../identity.table.ts'

export async function removeAccount(db: Db, userId: string, providerId: string): Promise<void> {
  await db.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, providerId)))
}

/** Removes all accounts, or all but those of one provider. */
export async function removeAccounts(db: Db, userId: string, exceptProviderId = ''): Promise<void> {
  await db.delete(accounts).where(and(eq(accounts.userId, userId), ne(accounts.providerId, exceptProviderId)))
}

const selectProviders = (db: Db, userId: string) =>
  db.select({ providerId: accounts.providerId }).from(accounts).where(eq(accounts.userId, userId))

export async function listAccounts(db: Db, userId: string): Promise<string[]> {
  return (await selectProviders(db, userId)).map(({ providerId }) => providerId)
}

/** Row lock: two concurrent removals must not leave the user without a sign-in method. */
export async function lockAccounts(db: Db, userId: string): Promise<string[]> {
  return (await selectProviders(db, userId).for('update')).map(({ providerId }) => providerId)
}

const isPasswordOf = (userId: string) => and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))

export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ hash: accounts.passwordHash }).from(accounts).where(isPasswordOf(userId))
  return row?.hash ?? undefined
}

export async function savePassword(db: Db, userId: string, passwordHash: string, updatedAt: Date): Promise<void> {
  await db.update(accounts).set({ passwordHash, updatedAt }).where(isPasswordOf(userId))
}

/** Also for a user without a password account. */
export async function setPassword(tx: Db, userId: string, passwordHash: string, at: Date): Promise<void> {
  const stamps = { createdAt: at, updatedAt: at }
  await tx
    .insert(accounts)
    .values({ id: randomUUID(), userId, providerId: 'credential', accountId: userId, passwordHash, ...stamps })
    .onConflictDoUpdate({
      target: [accounts.providerId, accounts.accountId],
      set: { passwordHash, updatedAt: at },
    })
}

type Photo = { userId: string; contentType: string; content: Uint8Array; version: string }

export async function savePhoto(db: Db, { userId, ...photo }: Photo): Promise<void> {
  await db
    .insert(photos)
    .values({ userId, ...photo })
    .onConflictDoUpdate({ target: photos.userId, set: photo })
}

export async function findPhoto(db: Db, userId: string) {
  const { contentType, content, version } = photos
  const [row] = await db.select({ contentType, content, version }).from(photos).where(eq(photos.userId, userId))
  return row
}

/** Photos stored without re-encoding: not WebP, with metadata, or with trailing bytes. */
export function listUnprocessedPhotos(db: Db) {
  const { userId, content, contentType, version } = photos
  const contains = (chunk: string) => sql`position(convert_to(${chunk}, 'UTF8') in ${content}) > 0`
  const riffBytes = sql`8 + get_byte(${content}, 4) + (get_byte(${content}, 5) << 8) + (get_byte(${content}, 6) << 16)`
  return db
    .select({ userId, version })
    .from(photos)
    .where(
      or(
        ne(contentType, 'image/webp'),
        contains('EXIF'),
        contains('XMP '),
        sql`case when octet_length(${content}) < 8 then true else octet_length(${content}) <> ${riffBytes} end`,
      ),
    )
}

/** Removes the given version only, if one is passed. False when there was nothing to remove. */
export async function removePhoto(db: Db, userId: string, version?: string): Promise<boolean> {
  const isMatch = and(eq(photos.userId, userId), version === undefined ? undefined : eq(photos.version, version))
  return (await db.delete(photos).where(isMatch).returning({ userId: photos.userId })).length > 0
}
