import * as journal from '#features/journal/server/journal.service.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { mailErrors } from '../model/mail.errors.ts'
import type {
  EmailDetails,
  EmailLine,
  EmailPage,
  EmailQuery,
  LastMailError,
  MailStatus,
} from '../model/mail-log.schema.ts'
import { deliverEmails } from './email.jobs.ts'
import { decryptToken, maskToken } from './email-token.service.ts'
import * as repo from './mail.repo.ts'

export async function listEmails({ db }: Pick<Context, 'db'>, query: EmailQuery): Promise<EmailPage> {
  const { rows, next } = await repo.list(db, query)
  return { letters: rows.map(toLine), next }
}

/** Without a mail server the log is the only way to open a link, so the token is shown there. */
export async function getEmail(
  { db, env, keys }: Pick<Context, 'db' | 'env' | 'keys'>,
  id: string,
): Promise<EmailDetails> {
  const email = await repo.find(db, id)
  if (!email) throw mailErrors.LETTER_NOT_FOUND()
  return toDetails(env.SMTP_URL ? email : (decryptToken(keys, email) ?? email))
}

/** Sends the same email again, with the same Message-ID. A queued one becomes due at once. */
export function resendEmail({ db, now, env, enqueue, keys }: Context, admin: User, id: string): Promise<EmailDetails> {
  return db.transaction(async (tx) => {
    const email = await repo.requeue(tx, id, now())
    if (!email) throw mailErrors.LETTER_NOT_FOUND()
    if (email.validUntil && email.validUntil <= now()) throw mailErrors.LETTER_EXPIRED()
    if (!decryptToken(keys, email)) throw mailErrors.LETTER_LINK_ERASED()
    if (!env.SMTP_URL) throw mailErrors.NO_MAIL_SERVER()
    const details = { kind: email.kind }
    await journal.record(tx, { at: now(), actor: admin, action: 'letter.resent', subject: id, details })
    await enqueue(tx, deliverEmails, {})
    return toDetails(email)
  })
}

/** The owner has confirmed that the recipient got it. */
export function markArrived({ db, now }: Pick<Context, 'db' | 'now'>, admin: User, id: string): Promise<EmailDetails> {
  return db.transaction(async (tx) => {
    const email = await repo.markArrived(tx, id)
    if (!email) throw (await repo.find(tx, id)) ? mailErrors.LETTER_NOT_UNCERTAIN() : mailErrors.LETTER_NOT_FOUND()
    const details = { kind: email.kind }
    await journal.record(tx, { at: now(), actor: admin, action: 'letter.arrived', subject: id, details })
    return toDetails(email)
  })
}

/** For use after the mail server was fixed. */
export function retryFailed({ db, now, env, enqueue }: Context, admin: User): Promise<{ queued: number }> {
  return db.transaction(async (tx) => {
    if (!env.SMTP_URL) throw mailErrors.NO_MAIL_SERVER()
    const queued = await repo.requeueFailed(tx, now())
    if (queued === 0) return { queued }
    const details = { letters: queued }
    await journal.record(tx, { at: now(), actor: admin, action: 'letters.retried', subject: 'failed', details })
    await enqueue(tx, deliverEmails, {})
    return { queued }
  })
}

export async function getMailStatus({ db, env }: Pick<Context, 'db' | 'env'>): Promise<MailStatus> {
  const [rows, newest] = await Promise.all([repo.countByStatus(db), repo.findLastError(db)])
  const counts = { queued: 0, sent: 0, failed: 0, uncertain: 0, expired: 0, unsent: 0 }
  for (const { status, letters } of rows) counts[status] = letters
  const lastError = newest && toLastError(newest)
  return {
    hasMailServer: env.SMTP_URL !== undefined,
    lastError: lastError ? { ...lastError, at: newest.at!.toISOString() } : null,
    counts,
  }
}

type LineRow = Awaited<ReturnType<typeof repo.list>>['rows'][number]
type DetailsRow = NonNullable<Awaited<ReturnType<typeof repo.find>>>

function toLine<Row extends LineRow>({ createdAt, dueAt, sentAt, trouble, lastError, ...rest }: Row) {
  return {
    ...rest,
    lastError: toLastError({ trouble, lastError }),
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  } satisfies EmailLine
}

/** A concurrent process of an earlier version writes the reply only, without an error code. */
function toLastError({ trouble, lastError }: Pick<LineRow, 'trouble' | 'lastError'>): LastMailError | null {
  return trouble || lastError ? { trouble: trouble ?? 'other', words: lastError ?? '' } : null
}

/** The token is masked: readers of the log must not use links of others to reset a password or sign in. */
function toDetails(email: DetailsRow): EmailDetails {
  const { lastAttemptAt, attachments, html, text, validUntil: _, headers: __, encryptedToken: ___, ...row } = email
  return {
    ...toLine(row),
    html: maskToken(row.id, html),
    text: maskToken(row.id, text),
    lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
    attachments: attachments.map(({ filename, contentType, content }) => ({ filename, contentType, content })),
  }
}
