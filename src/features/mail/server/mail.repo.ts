import { and, count, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { LetterStatus } from '../model/letter.ts'
import { tokenForResending } from './letter.repo.ts'
import { letters } from './letter.table.ts'

const line = {
  id: letters.id,
  kind: letters.kind,
  locale: letters.locale,
  toAddress: letters.toAddress,
  toName: letters.toName,
  subject: letters.subject,
  about: letters.about,
  status: letters.status,
  attempts: letters.attempts,
  unanswered: letters.unanswered,
  trouble: letters.trouble,
  lastError: letters.lastError,
  createdAt: letters.createdAt,
  dueAt: letters.dueAt,
  sentAt: letters.sentAt,
}
const whole = {
  ...line,
  replyTo: letters.replyTo,
  html: letters.html,
  text: letters.text,
  headers: letters.headers,
  encryptedToken: letters.encryptedToken,
  lastAttemptAt: letters.lastAttemptAt,
  attachments: letters.attachments,
  validUntil: letters.validUntil,
}

type Wanted = {
  query?: string | undefined
  status?: LetterStatus | undefined
  /** The id of a letter: only older ones. */
  before?: string | undefined
  limit: number
}

/** Newest first. */
export function list(db: Db, { query, status, before, limit }: Wanted) {
  const contains = (column: typeof letters.toAddress | typeof letters.subject) =>
    sql`position(lower(${query}) in lower(${column})) > 0`
  const isOlder = sql`(${letters.createdAt}, ${letters.id}) <
    (select cursor.created_at, cursor.id from letters as cursor where cursor.id = ${before})`
  return db
    .select(line)
    .from(letters)
    .where(
      and(
        status ? eq(letters.status, status) : undefined,
        query ? or(contains(letters.toAddress), contains(letters.subject)) : undefined,
        before ? isOlder : undefined,
      ),
    )
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(limit)
}

export async function find(db: Db, id: string) {
  const [letter] = await db.select(whole).from(letters).where(eq(letters.id, id))
  return letter
}

/** What the owner sends again may arrive again; what is on its way already is only hurried. */
const dueNow = (now: Date) => ({
  status: 'queued' as const,
  attempts: 0,
  dueAt: now,
  waitsForServer: false,
  unanswered: sql`case when ${letters.status} = 'queued' then ${letters.unanswered} else 0 end`,
})

/** The letter as it then is; nothing when there is none. */
export async function requeue(db: Db, id: string, now: Date) {
  const [letter] = await db.update(letters).set(dueNow(now)).where(eq(letters.id, id)).returning(whole)
  return letter
}

/** What may have arrived has, by word of the owner; nothing when there is no such letter, or no doubt about it. */
export async function markArrived(db: Db, id: string) {
  const [letter] = await db
    .update(letters)
    .set({
      status: 'sent',
      sentAt: letters.lastAttemptAt,
      unanswered: 0,
      trouble: null,
      lastError: null,
      encryptedToken: tokenForResending,
    })
    .where(and(eq(letters.id, id), eq(letters.status, 'uncertain')))
    .returning(whole)
  return letter
}

/** How many there were. */
export async function requeueFailed(db: Db, now: Date): Promise<number> {
  const rows = await db
    .update(letters)
    .set(dueNow(now))
    .where(and(eq(letters.status, 'failed'), or(isNull(letters.validUntil), gt(letters.validUntil, now))))
    .returning({ id: letters.id })
  return rows.length
}

export function countByStatus(db: Db) {
  return db.select({ status: letters.status, letters: count() }).from(letters).groupBy(letters.status)
}

export async function findLastError(db: Db) {
  const [newest] = await db
    .select({ trouble: letters.trouble, lastError: letters.lastError, at: letters.lastAttemptAt })
    .from(letters)
    .where(and(or(isNotNull(letters.trouble), isNotNull(letters.lastError)), isNotNull(letters.lastAttemptAt)))
    .orderBy(desc(letters.lastAttemptAt))
    .limit(1)
  return newest
}
