import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { hashToken } from '../auth/auth-storage.service.ts'
import { accounts, users } from '../identity.table.ts'

const columns = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  registrationHash: users.registrationHash,
  newestLinkHash: users.newestLinkHash,
}

/** Row lock: two clicks on one link must not both complete the registration. */
export async function lockRegistration(tx: Db, email: string) {
  const [row] = await tx.select(columns).from(users).where(eq(users.email, email.toLowerCase())).for('update')
  return row
}

type Person = { firstName: string; lastName: string; language: Locale }
export type Registration = Person & { email: string; passwordHash: string; registrationHash: string }

export async function insertRegistration(tx: Db, { passwordHash, ...person }: Registration, at: Date): Promise<void> {
  const id = randomUUID()
  await tx.insert(users).values({ id, ...person, createdAt: at, updatedAt: at })
  await insertPassword(tx, id, passwordHash, at)
}

/** The last registration of an unverified address replaces the earlier ones. */
export async function replaceRegistration(tx: Db, id: string, registration: Registration, at: Date): Promise<void> {
  const { firstName, lastName, language, registrationHash, passwordHash } = registration
  await tx.update(users).set({ firstName, lastName, language, registrationHash, updatedAt: at }).where(eq(users.id, id))
  await replacePassword(tx, id, passwordHash, at)
}

/** Makes the owner of the mailbox choose name and password, in any browser. */
export async function forgetBrowser(tx: Db, id: string): Promise<void> {
  await tx.update(users).set({ registrationHash: null }).where(eq(users.id, id))
}

export async function saveNewestLink(tx: Db, id: string, token: string): Promise<void> {
  await tx
    .update(users)
    .set({ newestLinkHash: hashToken(token) })
    .where(eq(users.id, id))
}

/** With the name that the owner of the mailbox entered, if it is another person than the one who registered. */
export async function markVerified(tx: Db, id: string, at: Date, person: Partial<Person> = {}): Promise<void> {
  const verified = { emailVerified: true, registrationHash: null, newestLinkHash: null, updatedAt: at }
  await tx
    .update(users)
    .set({ ...person, ...verified })
    .where(eq(users.id, id))
}

/** Removes every other sign-in method too. */
export async function replacePassword(tx: Db, userId: string, passwordHash: string, at: Date): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.userId, userId))
  await insertPassword(tx, userId, passwordHash, at)
}

async function insertPassword(tx: Db, userId: string, passwordHash: string, at: Date): Promise<void> {
  const account = { id: randomUUID(), userId, providerId: 'credential', accountId: userId, passwordHash }
  await tx.insert(accounts).values({ ...account, createdAt: at, updatedAt: at })
}
