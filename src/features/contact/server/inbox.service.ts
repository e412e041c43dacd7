import { randomUUID } from 'node:crypto'
import * as journal from '#features/journal/server/journal.service.ts'
import { messageIdOf } from '#features/mail/model/email.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { visibleLocale } from '#kernel/languages/languages.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { contactErrors } from '../model/contact.errors.ts'
import type {
  MessageAnswerRequest,
  MessageCounts,
  MessageDetails,
  MessagePage,
  MessageQuery,
} from '../model/inbox.schema.ts'
import { MESSAGE_YEARS, statusAfterMarkingUnread, statusAfterOpening, statusAfterRestoring } from '../model/message.ts'
import { contactAnswerEmail } from './contact.mail.tsx'
import * as repo from './message.repo.ts'

export async function listMessages({ db }: Pick<Context, 'db'>, query: MessageQuery): Promise<MessagePage> {
  const { rows, next } = await repo.list(db, query)
  return { messages: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })), next }
}

export async function countMessages({ db }: Pick<Context, 'db'>): Promise<MessageCounts> {
  const counts = { unread: 0, read: 0, answered: 0, archived: 0 }
  for (const { status, messages } of await repo.countByStatus(db)) counts[status] = messages
  return counts
}

export async function getMessage({ db }: Pick<Context, 'db'>, id: string): Promise<MessageDetails> {
  const message = await repo.find(db, id)
  if (!message) throw contactErrors.MESSAGE_NOT_FOUND()
  return toDetails(message)
}

/** Status transitions. One that changes nothing adds no journal entry. */
export const markRead = makeTransition('message.read', statusAfterOpening)
export const markUnread = makeTransition('message.markedUnread', statusAfterMarkingUnread)
export const archive = makeTransition('message.archived', () => 'archived')
export const restore = makeTransition('message.restored', statusAfterRestoring)

function makeTransition(action: string, next: typeof statusAfterOpening) {
  return ({ db, now }: Context, admin: User, id: string): Promise<MessageDetails> =>
    db.transaction(async (tx) => {
      const message = await lockMessage(tx, id)
      const status = next({ status: message.status, answers: message.answers.length })
      if (status === message.status) return toDetails(message)
      await repo.updateStatus(tx, id, status)
      await journal.record(tx, { at: now(), actor: admin, action, subject: id, details: journalDetails(message) })
      return toDetails({ ...message, status })
    })
}

/** Adds an answer to the thread and emails it in the language the message was sent in. */
export function answerMessage(
  ctx: Context,
  admin: User,
  id: string,
  { answer, answers: seenAnswers }: MessageAnswerRequest,
): Promise<MessageDetails> {
  const { db, now } = ctx
  return db.transaction(async (tx) => {
    const message = await lockMessage(tx, id)
    if (message.answers.length !== seenAnswers) throw contactErrors.ANSWERED_MEANWHILE()

    const added = { id: randomUUID(), text: answer, sentAt: now() }
    await repo.insertAnswer(tx, { ...added, messageId: id })
    await repo.updateStatus(tx, id, 'answered')
    const details = journalDetails(message)
    await journal.record(tx, { at: now(), actor: admin, action: 'message.answered', subject: id, details })
    const company = await getCompany({ db: tx })
    const emailIds = await repo.listThreadEmails(tx, message)
    const thread = emailIds.map((emailId) => `<${messageIdOf(ctx.env.origin, emailId)}>`)
    const locale = visibleLocale(ctx.languages.current(), message.locale)
    await queueEmail(ctx, tx, await contactAnswerEmail({ ...message, db: tx, locale, company, answer, thread }))
    return toDetails({ ...message, status: 'answered', answers: [...message.answers, added] })
  })
}

export function deleteMessage({ db, now }: Context, admin: User, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const message = await lockMessage(tx, id)
    await repo.remove(tx, id)
    const details = journalDetails(message)
    await journal.record(tx, { at: now(), actor: admin, action: 'message.deleted', subject: id, details })
  })
}

/** Retention period of the privacy policy. */
export function purgeMessages({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const limit = new Date(now())
  limit.setFullYear(limit.getFullYear() - MESSAGE_YEARS)
  return db.transaction(async (tx) => {
    const messages = await repo.removeBefore(tx, limit)
    if (messages === 0) return
    const details = { messages }
    await journal.record(tx, { at: now(), actor: null, action: 'messages.purged', subject: 'contact', details })
  })
}

async function lockMessage(tx: Tx, id: string): Promise<repo.MessageRow> {
  const message = await repo.findForChange(tx, id)
  if (!message) throw contactErrors.MESSAGE_NOT_FOUND()
  return message
}

/** The journal is retained longer than the message: it gets the reference, never text or sender. */
function journalDetails({ reference }: repo.MessageRow) {
  return { name: reference }
}

function toDetails({ createdAt, answers, ...row }: repo.MessageRow): MessageDetails {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    answers: answers.map(({ sentAt, ...answer }) => ({ ...answer, sentAt: sentAt.toISOString() })),
  }
}
