import { and, asc, eq, gt, gte, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { containsAny, scrubbed } from '#platform/server/database/scrub.ts'
import type { Db } from '#platform/server/db.ts'
import { type DeliveryStep, MAX_UNANSWERED } from '../model/delivery.ts'
import { emails } from './email.table.ts'

/** An email leased by one worker: the lease is valid while `due_at` still has its value. */
export type EmailLease = { id: string; lease: Date }

export async function insert(db: Db, email: typeof emails.$inferInsert): Promise<void> {
  await db.insert(emails).values(email)
}

/** Leases the email that has been due longest and counts the attempt. One statement, so no row stays locked. */
export async function leaseNextDue(db: Db, now: Date, lease: Date): Promise<EmailLease | undefined> {
  const due = db
    .select({ id: emails.id })
    .from(emails)
    .where(and(isDue(now), lt(emails.unanswered, MAX_UNANSWERED)))
    .orderBy(asc(emails.dueAt), asc(emails.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(emails)
    .set({ dueAt: lease, lastAttemptAt: now, attempts: sql`${emails.attempts} + 1`, waitsForServer: false })
    .where(eq(emails.id, due))
    .returning({ id: emails.id })
  return taken && { id: taken.id, lease }
}

/** Undefined when the email was sent, stopped or leased by another worker meanwhile. */
export async function findLeased(db: Db, lease: EmailLease) {
  const [email] = await db.select().from(emails).where(isLeased(lease))
  return email
}

/** False: another worker has leased it. */
export async function markUnanswered(db: Db, lease: EmailLease, unanswered: number): Promise<boolean> {
  const noted = await db.update(emails).set({ unanswered }).where(isLeased(lease)).returning({ id: emails.id })
  return noted.length > 0
}

/** Ends emails whose workers crashed once too often. Returns their ids. */
export async function giveUpUnanswered(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .update(emails)
    .set({ status: 'uncertain' })
    .where(and(isDue(now), gte(emails.unanswered, MAX_UNANSWERED)))
    .returning({ id: emails.id })
  return rows.map(({ id }) => id)
}

const expired = {
  status: sql`case when ${emails.unanswered} > 0 then 'uncertain' else 'expired' end`,
  errorCode: 'expired' as const,
  serverMessage: null,
  encryptedToken: null,
}

/** Expires emails that are no longer valid. One that may have arrived becomes uncertain. Returns the number. */
export async function expireOverdue(db: Db, now: Date): Promise<number> {
  const rows = await db
    .update(emails)
    .set(expired)
    .where(and(eq(emails.status, 'queued'), lte(emails.validUntil, now)))
    .returning({ id: emails.id })
  return rows.length
}

/** Expires one email like `expireOverdue`, whatever its date. */
export async function expireLeased(db: Db, lease: EmailLease): Promise<void> {
  await db.update(emails).set(expired).where(isLeased(lease))
}

/** Erases tokens of unsent emails after their validity. */
export async function eraseExpiredTokens(db: Db, now: Date): Promise<void> {
  await db
    .update(emails)
    .set({ encryptedToken: null })
    .where(and(isNotNull(emails.encryptedToken), ne(emails.status, 'queued'), lte(emails.validUntil, now)))
}

/** The server is back: emails that waited for it are due at once. Counts as an attempt, see `stepAfterOutage`. */
export async function makeWaitingDue(db: Db, now: Date): Promise<void> {
  await db
    .update(emails)
    .set({ dueAt: now, waitsForServer: false, attempts: sql`${emails.attempts} + 1` })
    .where(and(eq(emails.status, 'queued'), eq(emails.waitsForServer, true)))
}

export const sent = {
  status: 'sent' as const,
  unanswered: 0,
  errorCode: null,
  serverMessage: null,
  /** Kept only if it never expires, so that the email can be sent again. */
  encryptedToken: sql`case when ${emails.validUntil} is null then ${emails.encryptedToken} end`,
}

/** Without a lease check: the email was sent, even if another worker has leased it meanwhile. */
export async function saveSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db
    .update(emails)
    .set({ ...sent, sentAt })
    .where(eq(emails.id, id))
}

type EmailRow = typeof emails.$inferSelect
type DeliveryFailure = DeliveryStep &
  Pick<EmailRow, 'attempts' | 'waitsForServer' | 'unanswered' | 'errorCode' | 'serverMessage'>

/** Applies only while the lease is valid. */
export async function saveFailure(db: Db, lease: EmailLease, failure: DeliveryFailure): Promise<void> {
  await db.update(emails).set(failure).where(isLeased(lease))
}

/** An email that was never tried is due at once, also when the clock was set back after it was written. */
function isDue(now: Date) {
  const isNew = and(eq(emails.attempts, 0), eq(emails.waitsForServer, false))
  return and(eq(emails.status, 'queued'), or(lte(emails.dueAt, now), isNew))
}

function isLeased({ id, lease }: EmailLease) {
  return and(eq(emails.id, id), eq(emails.status, 'queued'), eq(emails.dueAt, lease))
}

/** Removes emails by their last activity, whatever their status except queued. Returns the number. */
export async function removeBefore(db: Db, limit: Date): Promise<number> {
  const lastTouched = sql`greatest(${emails.createdAt}, ${emails.lastAttemptAt}, ${emails.sentAt})`
  const removed = await db
    .delete(emails)
    .where(and(ne(emails.status, 'queued'), lt(emails.createdAt, limit), sql`${lastTouched} < ${limit.toISOString()}`))
    .returning({ id: emails.id })
  return removed.length
}

/** Any status; an email that a worker is sending at this moment may still arrive. */
export async function removeEmailsTo(db: Db, ...addresses: string[]): Promise<void> {
  await db.delete(emails).where(inArray(emails.toAddress, addresses))
}

export async function removeEmailsAbout(db: Db, kind: string, about: string[]): Promise<void> {
  await db.delete(emails).where(and(eq(emails.kind, kind), inArray(emails.about, about)))
}

/** Uses the index of the address. */
export function countEmailsTo(
  db: Db,
  address: string,
  { kind, after }: { kind: string; after: Date },
): Promise<number> {
  return db.$count(emails, and(eq(emails.toAddress, address), eq(emails.kind, kind), gt(emails.createdAt, after)))
}

/** Emails to others that mention a deleted account. */
export async function pseudonymiseEmails(tx: Db, phrases: readonly string[], pseudonym: string): Promise<void> {
  const { subject, html, text, toName, replyTo } = emails
  // In HTML some characters of a name are entities.
  const inHtml = [...new Set(phrases.flatMap((phrase) => [phrase, escapeLikeReact(phrase)]))]
  await tx
    .update(emails)
    .set({
      subject: scrubbed(subject, phrases, pseudonym),
      html: scrubbed(html, inHtml, pseudonym),
      text: scrubbed(text, phrases, pseudonym),
      toName: scrubbed(toName, phrases, pseudonym),
      replyTo: scrubbed(replyTo, phrases, pseudonym),
    })
    .where(or(containsAny([subject, text, toName, replyTo], phrases), containsAny([html], inHtml)))
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** As React escapes the texts of emails, so that stored HTML can be searched. */
function escapeLikeReact(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** GDPR export: all emails to an address. */
export function listEmailsTo(db: Db, address: string) {
  const { id, kind, subject, text, status, createdAt, sentAt } = emails
  return db
    .select({ id, kind, subject, text, status, createdAt, sentAt })
    .from(emails)
    .where(eq(emails.toAddress, address))
    .orderBy(asc(emails.createdAt))
}
