import { and, count, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, like, lte, or, sql } from 'drizzle-orm'
import type { SubjectLookup } from '#features/journal/server/subject-lookup.service.ts'
import type { ExampleScope } from '#kernel/user.ts'
import { containsText } from '#platform/server/database/contains-text.ts'
import { cursorOf, keyset, toPage } from '#platform/server/database/keyset.ts'
import type { Db } from '#platform/server/db.ts'
import type { EmailQuery } from '../model/mail-log.schema.ts'
import { sent } from './email.repo.ts'
import { emails } from './email.table.ts'

/** What a list of emails shows. */
const lineColumns = {
  id: emails.id,
  kind: emails.kind,
  locale: emails.locale,
  toAddress: emails.toAddress,
  toName: emails.toName,
  subject: emails.subject,
  about: emails.about,
  status: emails.status,
  attempts: emails.attempts,
  unanswered: emails.unanswered,
  errorCode: emails.errorCode,
  serverMessage: emails.serverMessage,
  createdAt: emails.createdAt,
  dueAt: emails.dueAt,
  sentAt: emails.sentAt,
}
const { waitsForServer: _, ...emailColumns } = getTableColumns(emails)

/** Newest first. */
export async function list(
  db: Db,
  { query, status, before, limit, examples }: EmailQuery & { examples?: ExampleScope | undefined },
) {
  const { isAfter, orderBy } = keyset([emails.createdAt, emails.id], { direction: 'desc', cursor: before })
  const rows = await db
    .select(lineColumns)
    .from(emails)
    .where(
      and(
        examples && like(emails.toAddress, `%${examples.emailSuffix}`),
        status && eq(emails.status, status),
        containsText(query, emails.toAddress, emails.subject),
        isAfter,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit + 1)
  return toPage(rows, limit, (row) => cursorOf(row.createdAt, row.id))
}

export async function find(db: Db, id: string) {
  const [email] = await db.select(emailColumns).from(emails).where(eq(emails.id, id))
  return email
}

/** An email that is sent again may arrive again; a queued one only becomes due. */
const dueNow = (now: Date) => ({
  status: 'queued' as const,
  attempts: 0,
  dueAt: now,
  waitsForServer: false,
  unanswered: sql`case when ${emails.status} = 'queued' then ${emails.unanswered} else 0 end`,
})

/** Returns the updated email; undefined when there is none. */
export async function requeue(db: Db, id: string, now: Date) {
  const [email] = await db.update(emails).set(dueNow(now)).where(eq(emails.id, id)).returning(emailColumns)
  return email
}

/** Marks an uncertain email as sent; undefined when there is none with this id. */
export async function markArrived(db: Db, id: string) {
  const [email] = await db
    .update(emails)
    .set({ ...sent, sentAt: emails.lastAttemptAt })
    .where(and(eq(emails.id, id), eq(emails.status, 'uncertain')))
    .returning(emailColumns)
  return email
}

export async function requeueFailed(db: Db, now: Date): Promise<{ queued: number }> {
  const rows = await db
    .update(emails)
    .set(dueNow(now))
    .where(and(eq(emails.status, 'failed'), or(isNull(emails.validUntil), gt(emails.validUntil, now))))
    .returning({ id: emails.id })
  return { queued: rows.length }
}

/** Requeues the unsent emails that are still valid, and expires the others. */
export async function requeueUnsent(db: Db, now: Date): Promise<{ queued: number; expired: number }> {
  const isUnsent = eq(emails.status, 'unsent')
  const expired = await db
    .update(emails)
    .set({ status: 'expired', errorCode: 'expired', encryptedToken: null })
    .where(and(isUnsent, lte(emails.validUntil, now)))
    .returning({ id: emails.id })
  const queued = await db.update(emails).set(dueNow(now)).where(isUnsent).returning({ id: emails.id })
  return { queued: queued.length, expired: expired.length }
}

export function countByStatus(db: Db) {
  return db.select({ status: emails.status, emails: count() }).from(emails).groupBy(emails.status)
}

export async function findLastError(db: Db) {
  const [newest] = await db
    .select({ errorCode: emails.errorCode, serverMessage: emails.serverMessage, at: emails.lastAttemptAt })
    .from(emails)
    .where(and(or(isNotNull(emails.errorCode), isNotNull(emails.serverMessage)), isNotNull(emails.lastAttemptAt)))
    .orderBy(desc(emails.lastAttemptAt))
    .limit(1)
  return newest
}

/** The recipient of an email, for the journal. */
export const emailSubjects: SubjectLookup = {
  actions: 'email.',
  async namesOf(db, ids) {
    const { id, toAddress, toName } = emails
    const rows = await db
      .select({ id, toAddress, toName })
      .from(emails)
      .where(inArray(id, [...ids]))
    return new Map(rows.map((row) => [row.id, row.toName || row.toAddress]))
  },
  async search(db, text, limit) {
    const { id, toAddress, toName, createdAt } = emails
    const isFound = containsText(text, toName, toAddress)
    const rows = await db.select({ id }).from(emails).where(isFound).orderBy(desc(createdAt)).limit(limit)
    return rows.map((row) => row.id)
  },
}
