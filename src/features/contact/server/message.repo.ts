import { and, asc, count, desc, eq, getTableColumns, gte, inArray, like, lt, ne, sql } from 'drizzle-orm'
import type { SubjectLookup } from '#features/journal/server/subject-lookup.service.ts'
import { emails } from '#features/mail/server/email.table.ts'
import { containsText } from '#platform/server/database/contains-text.ts'
import { cursorOf, keyset, toPage } from '#platform/server/database/keyset.ts'
import type { Db } from '#platform/server/db.ts'
import type { MessageQuery } from '../model/inbox.schema.ts'
import type { MessageStatus } from '../model/message.ts'
import { contactAnswers as answers, contactMessages as messages } from './message.table.ts'

export type NewMessage = typeof messages.$inferInsert

/** A line of the list leaves out the text and what only the details show. */
const { message, name, phone, trade, wantedDate, formAnswers, ...lineColumns } = getTableColumns(messages)
export type AnswerRow = Pick<typeof answers.$inferSelect, 'id' | 'text' | 'sentAt'>
export type MessageRow = typeof messages.$inferSelect & { answers: AnswerRow[] }

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
  const [message] = await db.select().from(messages).where(eq(messages.id, id))
  return message && { ...message, answers: await listAnswers(db, id) }
}

function listAnswers(db: Db, messageId: string): Promise<AnswerRow[]> {
  const { id, text, sentAt } = answers
  return db
    .select({ id, text, sentAt })
    .from(answers)
    .where(eq(answers.messageId, messageId))
    .orderBy(asc(sentAt), asc(id))
}

/** Locks the row, so that two admins cannot answer at once. */
export async function findForChange(tx: Db, id: string): Promise<MessageRow | undefined> {
  const [message] = await tx.select().from(messages).where(eq(messages.id, id)).for('update')
  return message && { ...message, answers: await listAnswers(tx, id) }
}

export async function updateStatus(tx: Db, id: string, status: MessageStatus): Promise<void> {
  await tx.update(messages).set({ status }).where(eq(messages.id, id))
}

export async function insertAnswer(tx: Db, answer: typeof answers.$inferInsert): Promise<void> {
  await tx.insert(answers).values(answer)
}

/** Ids of the emails to the sender about this message, oldest first. Emails older than their retention are deleted. */
export async function listThreadEmails(db: Db, { id, email }: Pick<MessageRow, 'id' | 'email'>): Promise<string[]> {
  const isInThread = and(
    eq(emails.toAddress, email),
    eq(emails.about, aboutMessage(id)),
    ne(emails.kind, 'contact.notice'),
  )
  const rows = await db.select({ id: emails.id }).from(emails).where(isInThread).orderBy(asc(emails.createdAt))
  return rows.map((row) => row.id)
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

/** Newest first. */
export async function listBySender(db: Db, email: string, { before, limit }: Pick<MessageQuery, 'before' | 'limit'>) {
  const { isAfter, orderBy } = keyset([messages.createdAt, messages.id], { direction: 'desc', cursor: before })
  const rows = await db
    .select()
    .from(messages)
    .where(and(isFrom(email), isAfter))
    .orderBy(...orderBy)
    .limit(limit + 1)
  return toPage(rows, limit, (row) => cursorOf(row.createdAt, row.id))
}

/** In lower case. */
export async function listSenders(db: Db, emails: readonly string[]): Promise<string[]> {
  const address = sql<string>`lower(${messages.email})`
  const rows = await db
    .selectDistinct({ address })
    .from(messages)
    .where(inArray(address, [...emails]))
  return rows.map((row) => row.address)
}

/** For the GDPR export, with the answers. */
export async function listFrom(db: Db, email: string) {
  const { id, reference, title, createdAt } = messages
  const rows = await db
    .select({ id, reference, title, message, name, phone, trade, wantedDate, formAnswers, createdAt })
    .from(messages)
    .where(isFrom(email))
    .orderBy(createdAt)
  const { messageId, text, sentAt } = answers
  const ids = rows.map((row) => row.id)
  const sent = await db.select({ messageId, text, sentAt }).from(answers).where(inArray(messageId, ids)).orderBy(sentAt)
  return rows.map(({ id, ...row }) => ({
    ...row,
    answers: sent.filter((answer) => answer.messageId === id).map(({ text, sentAt }) => ({ text, sentAt })),
  }))
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

/** The sender of a message, for the journal. */
export const messageSubjects: SubjectLookup = {
  actions: 'message.',
  async namesOf(db, ids) {
    const { id, email } = messages
    const rows = await db
      .select({ id, email })
      .from(messages)
      .where(inArray(id, [...ids]))
    return new Map(rows.map((row) => [row.id, row.email]))
  },
  async search(db, text, limit) {
    const { id, email, title, createdAt } = messages
    const isFound = containsText(text, email, title)
    const rows = await db.select({ id }).from(messages).where(isFound).orderBy(desc(createdAt)).limit(limit)
    return rows.map((row) => row.id)
  },
}

export function countBetween(db: Db, { start, end }: { start: Date; end: Date }): Promise<number> {
  return db.$count(messages, and(gte(messages.createdAt, start), lt(messages.createdAt, end)))
}
