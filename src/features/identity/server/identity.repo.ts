import { and, count, eq, gt, ilike, lt, ne, or, sql } from 'drizzle-orm'
import type { Permission } from '#kernel/user.ts'
import type { Db } from '#platform/server/db.ts'
import type { TokenClaims } from './access-token.ts'
import { accounts, photos, sessions, users, verifications } from './identity.table.ts'

const person = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  permissions: users.permissions,
  language: users.language,
  isDisabled: users.isDisabled,
  twoFactorEnabled: users.twoFactorEnabled,
}

/** The user of a session that is still open. */
export async function findSignedIn(db: Db, { userId, sessionId }: TokenClaims, now: Date) {
  const [row] = await db
    .select({ ...person, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
  return row && { ...row, permissions: row.permissions as Permission[] }
}

export async function findByEmail(db: Db, email: string) {
  const [row] = await db
    .select({ ...person, emailVerified: users.emailVerified, isContested: users.isContested })
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
  return row
}

export async function findById(db: Db, id: string) {
  const [row] = await db
    .select({ ...person, emailVerified: users.emailVerified, isContested: users.isContested, image: users.image })
    .from(users)
    .where(eq(users.id, id))
  return row && { ...row, permissions: row.permissions as Permission[] }
}

export async function update(db: Db, id: string, change: Partial<typeof users.$inferInsert>): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id))
}

export async function removePassword(db: Db, userId: string): Promise<void> {
  await db.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
}

export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return row !== undefined
}

export async function listSessions(db: Db, userId: string, now: Date) {
  const { id, ipAddress, userAgent, createdAt, updatedAt } = sessions
  return db
    .select({ id, ipAddress, userAgent, createdAt, updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(sessions.updatedAt)
}

export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

export async function endSessions(db: Db, userId: string, exceptId = ''): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)))
}

export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  await db.update(sessions).set({ updatedAt: at }).where(eq(sessions.id, id))
}

export async function hasAdmin(db: Db): Promise<boolean> {
  return (await countAdmins(db)) > 0
}

/** Admins who can sign in. */
export async function countAdmins(db: Db): Promise<number> {
  const [row] = await db
    .select({ admins: count() })
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), eq(users.isDisabled, false)))
  return row!.admins
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

export async function findSessionByToken(db: Db, token: string) {
  const [row] = await db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.token, token))
  return row
}

/** Whose password a link may change, while it lasts. */
export async function findByResetToken(db: Db, token: string) {
  const [row] = await db
    .select(person)
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.value))
    .where(eq(verifications.identifier, `reset-password:${token}`))
  return row
}

export async function listAccounts(db: Db, userId: string) {
  return db.select({ providerId: accounts.providerId }).from(accounts).where(eq(accounts.userId, userId))
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return row?.hash ?? undefined
}

export async function savePassword(db: Db, userId: string, passwordHash: string, updatedAt: Date): Promise<void> {
  await db
    .update(accounts)
    .set({ passwordHash, updatedAt })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
}

type Photo = { userId: string; contentType: string; content: Uint8Array; version: string }

export async function savePhoto(db: Db, { userId, ...photo }: Photo): Promise<void> {
  await db
    .insert(photos)
    .values({ userId, ...photo })
    .onConflictDoUpdate({ target: photos.userId, set: photo })
}

export async function findPhoto(db: Db, userId: string) {
  const { contentType, content } = photos
  const [row] = await db.select({ contentType, content }).from(photos).where(eq(photos.userId, userId))
  return row
}

export async function removePhoto(db: Db, userId: string): Promise<void> {
  await db.delete(photos).where(eq(photos.userId, userId))
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}

/** Two admins who demote each other at once must not both succeed. */
export async function lockAdmins(db: Db): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.role, 'ADMIN')).for('update')
}

type Search = { q: string; after: string; limit: number; now: Date }

export async function searchUsers(db: Db, { q, after, limit, now }: Search) {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const isMatch = or(ilike(users.email, pattern), ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, pattern))
  const rows = await db
    .select({
      ...person,
      isClient: users.isClient,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
      sessions: sql<number>`(select count(*)::int from sessions s where s.user_id = users.id and s.expires_at > ${now.toISOString()})`,
    })
    .from(users)
    .where(and(isMatch, gt(users.email, after)))
    .orderBy(users.email)
    .limit(limit)
  return rows
}

/** What nobody can use any more. */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
}

/** Addresses that somebody typed and nobody proved. */
export async function removeUnverified(db: Db, before: Date): Promise<void> {
  await db.delete(users).where(and(eq(users.emailVerified, false), lt(users.createdAt, before)))
}
