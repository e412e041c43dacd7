import { and, count, eq, gt, gte, like, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ExampleScope } from '#kernel/user.ts'
import { containsText } from '#platform/server/database/contains-text.ts'
import { cursorOf, keyset, toPage } from '#platform/server/database/keyset.ts'
import type { Db } from '#platform/server/db.ts'
import type { UserFilter, UserQuery } from '../../model/identity.schema.ts'
import { hashToken } from '../auth/auth-storage.service.ts'
import { accounts, users, verifications } from '../identity.table.ts'

export const userColumns = {
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

const accountColumns = {
  ...userColumns,
  emailVerified: users.emailVerified,
  image: users.image,
  isClient: users.isClient,
  createdAt: users.createdAt,
  lastSignInAt: users.lastSignInAt,
}

export async function findByEmail(db: Db, email: string) {
  const [row] = await db.select(accountColumns).from(users).where(eq(users.email, email.toLowerCase()))
  return row
}

export type UserAccount = NonNullable<Awaited<ReturnType<typeof findByEmail>>>

export async function findById(db: Db, id: string): Promise<UserAccount | undefined> {
  const [row] = await db.select(accountColumns).from(users).where(eq(users.id, id))
  return row
}

export async function update(db: Db, id: string, change: Partial<typeof users.$inferInsert>): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id))
}

/** Admins who can sign in. */
const isActiveAdmin = and(eq(users.role, 'ADMIN'), eq(users.isDisabled, false), eq(users.emailVerified, true))

export function countAdmins(db: Db): Promise<number> {
  return db.$count(users, isActiveAdmin)
}

export function listAdmins(db: Db) {
  const { id, email, firstName, lastName, language } = users
  return db.select({ id, email, firstName, lastName, language }).from(users).where(isActiveAdmin).orderBy(users.email)
}

type NewAdmin = { id: string; email: string; passwordHash: string; at: Date }

/** False when the address is taken. */
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

/** Only `insertAdmin` gives an account the id of its user; every password change sets `updated_at`. */
export async function hasFirstPassword(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(users, and(eq(users.id, accounts.userId), isActiveAdmin))
    .where(and(eq(accounts.id, accounts.userId), eq(accounts.updatedAt, accounts.createdAt)))
    .limit(1)
  return rows.length > 0
}

export async function findByResetToken(db: Db, token: string) {
  const [row] = await db
    .select({ ...accountColumns, newestLinkHash: users.newestLinkHash })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.value))
    .where(eq(verifications.identifier, hashToken(`reset-password:${token}`)))
  return row
}

/** Of concurrent calls one gets true. Better Auth sets the expiry by the clock of the machine. */
export async function consumeResetToken(tx: Db, token: string): Promise<boolean> {
  const isLink = eq(verifications.identifier, hashToken(`reset-password:${token}`))
  const consumed = await tx
    .delete(verifications)
    .where(and(isLink, gt(verifications.expiresAt, new Date())))
    .returning({ id: verifications.id })
  return consumed.length > 0
}

/** After a password change: ends reset links, and two-factor sign-ins that were started with the old password. */
export async function endResetLinks(db: Db, id: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, id))
}

/** Also removes the links that were sent to the account. */
export async function remove(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await db
    .delete(verifications)
    .where(or(...[id, email].map((name) => sql`position(${name} in ${verifications.value}) > 0`)))
  await db.delete(users).where(eq(users.id, id))
}

/** False when the account was deleted. Inserts that reference the user wait for the end of the transaction. */
export async function lockUser(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  return rows.length > 0
}

/** Two admins who demote each other concurrently must not both succeed. */
export async function lockAdmins(db: Db): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.role, 'ADMIN')).for('update')
}

/** A condition on the user with this id, from a slice that this one does not import. */
export type UserCondition = (userId: PgColumn) => SQL<boolean>

type ScopedFilter = UserFilter & { examples?: ExampleScope | undefined }
type UserSearch = UserQuery & ScopedFilter & { limit: number; now: Date; isMuted: UserCondition }

// Same expression as in the index, so that the planner uses it.
const NAME = sql<string>`lower(${users.firstName} || ' ' || ${users.lastName})`

/** By name, as shown. */
export async function searchUsers(db: Db, { q, after, limit, now, isMuted, ...filter }: UserSearch) {
  const { isAfter, orderBy } = keyset([NAME, users.id], { direction: 'asc', cursor: after })
  const rows = await db
    .select({
      ...accountColumns,
      isMuted: isMuted(users.id),
      sessions: sql<number>`(select count(*)::int from sessions s where s.user_id = users.id and s.expires_at > ${now.toISOString()})`,
      name: NAME,
    })
    .from(users)
    .where(
      and(
        containsText(q, users.email, sql`${users.firstName} || ' ' || ${users.lastName}`),
        matches(filter, isMuted),
        isAfter,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit + 1)
  return toPage(rows, limit, ({ name, id }) => cursorOf(name, id))
}

/** At most `limit`: the cost is bounded. */
export async function countUsers(db: Db, filter: ScopedFilter, isMuted: UserCondition, limit: number): Promise<number> {
  const found = db.select({ id: users.id }).from(users).where(matches(filter, isMuted)).limit(limit).as('found')
  const [row] = await db.select({ total: count() }).from(found)
  return row?.total ?? 0
}

function matches({ role, verified, client, muted, examples }: ScopedFilter, isMuted: UserCondition): SQL | undefined {
  return and(
    examples && like(users.id, `${examples.userIdPrefix}%`),
    role && eq(users.role, role),
    verified && eq(users.emailVerified, verified === 'yes'),
    client && eq(users.isClient, client === 'yes'),
    muted && (muted === 'yes' ? isMuted(users.id) : not(isMuted(users.id))),
  )
}

/** Removes users who never verified their address. Returns the addresses. */
export async function removeUnverified(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .delete(users)
    .where(and(eq(users.emailVerified, false), lt(users.createdAt, before)))
    .returning({ email: users.email })
  return rows.map(({ email }) => email)
}

export async function hasUsers(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).limit(1)
  return row !== undefined
}

export async function insertUsers(db: Db, people: (typeof users.$inferInsert)[]): Promise<void> {
  await db.insert(users).values(people).onConflictDoNothing()
}

/** Accounts of clients, those with an id like this excepted. */
export function countRegistered(
  db: Db,
  { start, end }: { start: Date; end: Date },
  exceptIdLike: string,
): Promise<number> {
  const { createdAt, role, id } = users
  const isClient = and(ne(role, 'ADMIN'), eq(users.emailVerified, true), not(like(id, exceptIdLike)))
  return db.$count(users, and(gte(createdAt, start), lt(createdAt, end), isClient))
}
