import { and, asc, eq, gte, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { containsAny, scrubbed } from '#platform/server/scrub.ts'
import { MOST_UNANSWERED, type Next } from '../model/delivery.ts'
import type { LetterTrouble } from '../model/letter.ts'
import { letters } from './letter.table.ts'

export type NewLetter = typeof letters.$inferInsert
/** A letter in the hands of one worker: it is theirs for as long as `due_at` is still the lease they wrote. */
export type Hold = { id: string; lease: Date }

export async function insert(db: Db, letter: NewLetter): Promise<void> {
  await db.insert(letters).values(letter)
}

/** Takes the letter that has been due longest and counts the attempt. One statement, so nothing stays locked. */
export async function takeDue(db: Db, now: Date, lease: Date): Promise<Hold | undefined> {
  const due = db
    .select({ id: letters.id })
    .from(letters)
    .where(and(isDue(now), lt(letters.unanswered, MOST_UNANSWERED)))
    .orderBy(asc(letters.dueAt), asc(letters.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(letters)
    .set({ dueAt: lease, lastAttemptAt: now, attempts: sql`${letters.attempts} + 1`, waitsForServer: false })
    .where(eq(letters.id, due))
    .returning({ id: letters.id })
  return taken && { id: taken.id, lease }
}

/** What is to be sent; nothing when the letter has been sent, stopped or taken by somebody else meanwhile. */
export async function findHeld(db: Db, hold: Hold) {
  const [letter] = await db
    .select({
      id: letters.id,
      locale: letters.locale,
      toAddress: letters.toAddress,
      toName: letters.toName,
      replyTo: letters.replyTo,
      subject: letters.subject,
      html: letters.html,
      text: letters.text,
      headers: letters.headers,
      encryptedToken: letters.encryptedToken,
      attachments: letters.attachments,
      attempts: letters.attempts,
      unanswered: letters.unanswered,
      createdAt: letters.createdAt,
    })
    .from(letters)
    .where(isHeld(hold))
  return letter
}

/** False: it is somebody else's by now. */
export async function noteEnd(db: Db, hold: Hold, unanswered: number): Promise<boolean> {
  const noted = await db.update(letters).set({ unanswered }).where(isHeld(hold)).returning({ id: letters.id })
  return noted.length > 0
}

/** Those whose workers died over them once too often. Returns their ids. */
export async function giveUpUnanswered(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .update(letters)
    .set({ status: 'uncertain' })
    .where(and(isDue(now), gte(letters.unanswered, MOST_UNANSWERED)))
    .returning({ id: letters.id })
  return rows.map(({ id }) => id)
}

const expired = {
  status: sql`case when ${letters.unanswered} > 0 then 'uncertain' else 'expired' end`,
  trouble: 'expired' as const,
  lastError: null,
  encryptedToken: null,
}

/** What is no longer valid is not sent. One that may have arrived stays uncertain. Returns how many. */
export async function expire(db: Db, now: Date): Promise<number> {
  const rows = await db
    .update(letters)
    .set(expired)
    .where(and(eq(letters.status, 'queued'), lte(letters.validUntil, now)))
    .returning({ id: letters.id })
  return rows.length
}

/** Ends one letter as `expire` does, whatever its date. */
export async function expireHeld(db: Db, hold: Hold): Promise<void> {
  await db.update(letters).set(expired).where(isHeld(hold))
}

/** Tokens of emails that were not sent, after the time that they were valid. */
export async function eraseExpiredTokens(db: Db, now: Date): Promise<void> {
  await db
    .update(letters)
    .set({ encryptedToken: null })
    .where(and(isNotNull(letters.encryptedToken), ne(letters.status, 'queued'), lte(letters.validUntil, now)))
}

/** The server is back: what waited for it is due at once. Counted as an attempt, see `afterOutage`. */
export async function makeWaitingDue(db: Db, now: Date): Promise<void> {
  await db
    .update(letters)
    .set({ dueAt: now, waitsForServer: false, attempts: sql`${letters.attempts} + 1` })
    .where(and(eq(letters.status, 'queued'), eq(letters.waitsForServer, true)))
}

/** Of an email that was sent: only a token that never expires, so that the email can be sent again. */
export const tokenForResending = sql`case when ${letters.validUntil} is null then ${letters.encryptedToken} end`

/** True whoever says it: also when another worker has taken the letter meanwhile. */
export async function saveSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db
    .update(letters)
    .set({ status: 'sent', sentAt, unanswered: 0, trouble: null, lastError: null, encryptedToken: tokenForResending })
    .where(eq(letters.id, id))
}

type Failure = Next & {
  attempts: number
  waitsForServer: boolean
  unanswered: number
  trouble: LetterTrouble
  lastError: string
}

/** Speaks for its own attempt only. */
export async function saveFailure(db: Db, hold: Hold, failure: Failure): Promise<void> {
  await db.update(letters).set(failure).where(isHeld(hold))
}

function isDue(now: Date) {
  return and(eq(letters.status, 'queued'), lte(letters.dueAt, now))
}

function isHeld({ id, lease }: Hold) {
  return and(eq(letters.id, id), eq(letters.status, 'queued'), eq(letters.dueAt, lease))
}

/** What nothing happened to since, whatever became of it; what still waits is no past. Returns how many. */
export async function removeBefore(db: Db, limit: Date): Promise<number> {
  const lastTouched = sql`greatest(${letters.createdAt}, ${letters.lastAttemptAt}, ${letters.sentAt})`
  const removed = await db
    .delete(letters)
    .where(
      and(ne(letters.status, 'queued'), lt(letters.createdAt, limit), sql`${lastTouched} < ${limit.toISOString()}`),
    )
    .returning({ id: letters.id })
  return removed.length
}

/** Whatever became of them; one that a worker holds at this moment may still arrive. */
export async function removeLettersTo(db: Db, ...addresses: string[]): Promise<void> {
  await db.delete(letters).where(inArray(letters.toAddress, addresses))
}

/** Letters to others that mention a deleted account. */
export async function pseudonymiseLetters(tx: Db, phrases: readonly string[], pseudonym: string): Promise<void> {
  const { subject, html, text, toName, replyTo } = letters
  // In HTML some characters of a name are entities.
  const inHtml = [...new Set(phrases.flatMap((phrase) => [phrase, escapeHtml(phrase)]))]
  await tx
    .update(letters)
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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
}

/** Everything that is kept of what was written to an address, for its owner to take along. */
export function listLettersTo(db: Db, address: string) {
  return db
    .select({
      id: letters.id,
      kind: letters.kind,
      subject: letters.subject,
      text: letters.text,
      status: letters.status,
      createdAt: letters.createdAt,
      sentAt: letters.sentAt,
    })
    .from(letters)
    .where(eq(letters.toAddress, address))
    .orderBy(asc(letters.createdAt))
}
