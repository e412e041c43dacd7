import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Next } from '../model/delivery.ts'
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
    .where(and(eq(letters.status, 'queued'), lte(letters.dueAt, now)))
    .orderBy(asc(letters.dueAt), asc(letters.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(letters)
    .set({ dueAt: lease, lastAttemptAt: now, attempts: sql`${letters.attempts} + 1` })
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
      attachments: letters.attachments,
      attempts: letters.attempts,
      createdAt: letters.createdAt,
    })
    .from(letters)
    .where(isHeld(hold))
  return letter
}

/** True whoever says it: also when another worker has taken the letter meanwhile. */
export async function saveSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db.update(letters).set({ status: 'sent', sentAt, lastError: null }).where(eq(letters.id, id))
}

/** Speaks for its own attempt only. */
export async function saveFailure(db: Db, hold: Hold, next: Next, lastError: string): Promise<void> {
  await db
    .update(letters)
    .set({ ...next, lastError })
    .where(isHeld(hold))
}

function isHeld({ id, lease }: Hold) {
  return and(eq(letters.id, id), eq(letters.status, 'queued'), eq(letters.dueAt, lease))
}

/** Everything that was ever written to an address, for its owner to take along. */
export function listLettersTo(db: Db, address: string) {
  return db
    .select({
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
