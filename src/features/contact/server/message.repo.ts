import { and, count, eq, inArray, like, lt, ne, sql } from 'drizzle-orm'
import { emails } from '#features/mail/server/email.table.ts'
import { containsText } from '#platform/server/database/contains-text.ts'
import { cursorOf, keyset, toPage } from '#platform/server/database/keyset.ts'
import type { Db } from '#platform/server/db.ts'
import type { MessageQuery } from '../model/inbox.schema.ts'
import { contactMessages as messages } from './message.table.ts'

export type NewMessage = typeof messages.$inferInsert

const lineColumns = {
  id: messages.id,
  reference: messages.reference,
  title: messages.title,
  email: messages.email,
  locale: messages.locale,
  status: messages.status,
  createdAt: messages.createdAt,
}
const detailColumns = {
  ...lineColumns,
  message: messages.message,
  answer: messages.answer,
  answeredAt: messages.answeredAt,
}
export type MessageRow = Pick<typeof messages.$inferSelect, keyof typeof detailColumns>

/** False when the reference is taken. */
export async function insert(db: Db, message: NewMessage): Promise<boolean> {
  const written = await db
    .insert(messages)
    .values(message)
    .onConflictDoNothing({ target: messages.reference })
    .returning({ id: messages.id })
  return written.length > 0
}

/** Newest first. Without a status: all that are not archived. */
export async function list(db: Db, { query, status, before, limit }: MessageQuery) {
  const { title, message, email, reference, createdAt, id } = messages
  const { isAfter, orderBy } = keyset([createdAt, id], { direction: 'desc', cursor: before })
  const hasStatus = status ? eq(messages.status, status) : ne(messages.status, 'archived')
  const rows = await db
    .select(lineColumns)
    .from(messages)
    .where(and(hasStatus, containsText(query, title, message, email, reference), isAfter))
    .orderBy(...orderBy)
    .limit(limit + 1)
  return toPage(rows, limit, (row) => cursorOf(row.createdAt, row.id))
}

export function countByStatus(db: Db) {
  return db.select({ status: messages.status, messages: count() }).from(messages).groupBy(messages.status)
}

export async function find(db: Db, id: string): Promise<MessageRow | undefined> {
  const [message] = await db.select(detailColumns).from(messages).where(eq(messages.id, id))
  return message
}

/** Locks the row, so that two admins cannot answer at once. */
export async function findForChange(tx: Db, id: string): Promise<MessageRow | undefined> {
  const [message] = await tx.select(detailColumns).from(messages).where(eq(messages.id, id)).for('update')
  return message
}

type Change = Pick<MessageRow, 'status'> & Partial<Pick<MessageRow, 'answer' | 'answeredAt'>>

export async function update(tx: Db, id: string, change: Change): Promise<void> {
  await tx.update(messages).set(change).where(eq(messages.id, id))
}

/** The value of `about` in emails about this message. */
export function aboutMessage(id: string): string {
  return `contact:${id}`
}

/** Also removes the emails that repeat it, except those that are still queued: an answer is still sent. */
export async function remove(tx: Db, id: string): Promise<void> {
  await tx.delete(messages).where(eq(messages.id, id))
  await tx.delete(emails).where(and(eq(emails.about, aboutMessage(id)), ne(emails.status, 'queued')))
}

const isFrom = (email: string) => eq(sql`lower(${messages.email})`, email.toLowerCase())

export function listFrom(db: Db, email: string) {
  const { reference, title, message, answer, answeredAt, createdAt } = messages
  return db
    .select({ reference, title, message, answer, answeredAt, createdAt })
    .from(messages)
    .where(isFrom(email))
    .orderBy(messages.createdAt)
}

export async function removeFrom(tx: Db, email: string): Promise<void> {
  const removed = await tx.delete(messages).where(isFrom(email)).returning({ id: messages.id })
  const abouts = removed.map(({ id }) => aboutMessage(id))
  await tx.delete(emails).where(inArray(emails.about, abouts))
}

/** Also removes emails about messages from that time. Returns the number of messages. */
export async function removeBefore(tx: Db, moment: Date): Promise<number> {
  const gone = await tx.delete(messages).where(lt(messages.createdAt, moment)).returning({ id: messages.id })
  await tx.delete(emails).where(and(like(emails.about, aboutMessage('%')), lt(emails.createdAt, moment)))
  return gone.length
}
