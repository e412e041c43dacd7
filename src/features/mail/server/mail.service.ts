import * as journal from '#features/journal/server/journal.service.ts'
import type { ExampleScope, User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { mailErrors } from '../model/mail.errors.ts'
import type {
  EmailDetails,
  EmailLine,
  EmailPage,
  EmailQuery,
  LastMailError,
  MailStatus,
  ResendObstacle,
} from '../model/mail-log.schema.ts'
import { deliverEmails } from './delivery/email.jobs.ts'
import { decryptTokens, maskTokens } from './email-token.service.ts'
import * as repo from './mail.repo.ts'
import { hasMailServer, loadMailServer } from './mail-server.service.ts'

/** `examples`: only those recipients. */
export async function listEmails(
  { db }: Pick<Context, 'db'>,
  query: EmailQuery,
  examples?: ExampleScope,
): Promise<EmailPage> {
  const { rows, next } = await repo.list(db, { ...query, examples })
  return { emails: rows.map(toLine), next }
}

/**
 * Without a mail server the log is the only way to open a link, so the token is shown there. Not with `examples`: a
 * visitor of the demo could request a link for a demo user.
 */
export async function getEmail(ctx: ReadContext, id: string, examples?: ExampleScope): Promise<EmailDetails> {
  const email = await repo.find(ctx.db, id)
  if (!email?.toAddress.endsWith(examples?.emailSuffix ?? '')) throw mailErrors.EMAIL_NOT_FOUND()
  const resendObstacle = await findResendObstacle(ctx, email)
  const isTokenShown = resendObstacle === 'noServer' && !examples
  return toDetails(isTokenShown ? (decryptTokens(ctx.keys, email) ?? email) : email, resendObstacle)
}

type ReadContext = { db: Db } & Pick<Context, 'now' | 'env' | 'keys'>

async function findResendObstacle(ctx: ReadContext, email: DetailsRow): Promise<ResendObstacle | null> {
  if (!(await hasMailServer(ctx))) return 'noServer'
  if (email.validUntil && email.validUntil <= ctx.now()) return 'expired'
  return decryptTokens(ctx.keys, email) ? null : 'linkErased'
}

const OBSTACLE_ERRORS = {
  noServer: mailErrors.NO_MAIL_SERVER,
  expired: mailErrors.EMAIL_EXPIRED,
  linkErased: mailErrors.EMAIL_LINK_ERASED,
}

/** Sends the same email again, with the same Message-ID. A queued one becomes due at once. */
export function resendEmail(ctx: Context, admin: User, id: string): Promise<EmailDetails> {
  const { db, now, enqueue } = ctx
  return db.transaction(async (tx) => {
    const email = await repo.requeue(tx, id, now())
    if (!email) throw mailErrors.EMAIL_NOT_FOUND()
    const obstacle = await findResendObstacle({ ...ctx, db: tx }, email)
    if (obstacle) throw OBSTACLE_ERRORS[obstacle]()
    const details = { kind: email.kind }
    await journal.record(tx, { at: now(), actor: admin, action: 'email.resent', subject: id, details })
    await enqueue(tx, deliverEmails, {})
    return toDetails(email, null)
  })
}

/** The owner has confirmed that the recipient got it. */
export function markArrived(ctx: Context, admin: User, id: string): Promise<EmailDetails> {
  const { db, now } = ctx
  return db.transaction(async (tx) => {
    const email = await repo.markArrived(tx, id)
    if (!email) throw (await repo.find(tx, id)) ? mailErrors.EMAIL_NOT_UNCERTAIN() : mailErrors.EMAIL_NOT_FOUND()
    const details = { kind: email.kind }
    await journal.record(tx, { at: now(), actor: admin, action: 'email.arrived', subject: id, details })
    return toDetails(email, await findResendObstacle({ ...ctx, db: tx }, email))
  })
}

/** For use after the mail server was fixed. */
export const retryFailed = makeRequeue(repo.requeueFailed, { action: 'emails.retried', subject: 'failed' })

/** For use after a mail server was set. Emails whose link or subject is no longer valid expire. */
export const sendUnsent = makeRequeue(repo.requeueUnsent, { action: 'emails.unsentSent', subject: 'unsent' })

function makeRequeue<Counts extends { queued: number }>(
  requeue: (tx: Db, now: Date) => Promise<Counts>,
  entry: { action: string; subject: string },
) {
  return ({ db, now, env, enqueue }: Context, admin: User): Promise<Counts> =>
    db.transaction(async (tx) => {
      if (!(await hasMailServer({ db: tx, env }))) throw mailErrors.NO_MAIL_SERVER()
      const counts = await requeue(tx, now())
      if (counts.queued === 0) return counts
      await journal.record(tx, { at: now(), actor: admin, ...entry, details: { emails: counts.queued } })
      await enqueue(tx, deliverEmails, {})
      return counts
    })
}

/** With `examples` without the address of the mail server. */
export async function getMailStatus(
  { db, env }: Pick<Context, 'db' | 'env'>,
  examples?: ExampleScope,
): Promise<MailStatus> {
  const [rows, newest, { active, hasPassword, needsPassword, testedAt }] = await Promise.all([
    repo.countByStatus(db),
    repo.findLastError(db),
    loadMailServer({ db, env }),
  ])
  const counts = { queued: 0, sent: 0, failed: 0, uncertain: 0, expired: 0, unsent: 0 }
  for (const { status, emails } of rows) counts[status] = emails
  const lastError = newest && toLastError(newest)
  return {
    hasMailServer: active !== undefined,
    server: active && !examples ? { source: active.source, name: active.name } : null,
    hasPassword,
    needsPassword,
    testedAt,
    lastError: lastError && newest.at ? { ...lastError, at: newest.at.toISOString() } : null,
    counts,
  }
}

type LineRow = Awaited<ReturnType<typeof repo.list>>['rows'][number]
type DetailsRow = NonNullable<Awaited<ReturnType<typeof repo.find>>>

function toLine<Row extends LineRow>({ createdAt, dueAt, sentAt, errorCode, serverMessage, ...rest }: Row) {
  return {
    ...rest,
    lastError: toLastError({ errorCode, serverMessage }),
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  } satisfies EmailLine
}

/** A concurrent process of an earlier version writes the reply only, without an error code. */
function toLastError({ errorCode, serverMessage }: Pick<LineRow, 'errorCode' | 'serverMessage'>): LastMailError | null {
  return errorCode || serverMessage ? { errorCode: errorCode ?? 'other', serverMessage: serverMessage ?? '' } : null
}

/** The token is masked: readers of the log must not use links of others to reset a password or sign in. */
function toDetails(email: DetailsRow, resendObstacle: ResendObstacle | null): EmailDetails {
  const { lastAttemptAt, attachments, html, text, validUntil: _, headers: __, encryptedToken: ___, ...row } = email
  return {
    ...toLine(row),
    html: maskTokens(row.id, html),
    text: maskTokens(row.id, text),
    lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
    resendObstacle,
    attachments: attachments.map(({ filename, contentType, content }) => ({ filename, contentType, content })),
  }
}
