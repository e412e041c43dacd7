import { reachableEmail } from '#features/settings/model/company-facts.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { DeliveryFailure } from '#platform/server/mail/delivery-failure.ts'
import { type DeliveryResult, type Mailer, openMailer, type SmtpTimeouts } from '#platform/server/mail/mailer.ts'
import { finalStep, stepAfterFailure, stepAfterOutage } from '../../model/delivery.ts'
import { messageIdOf } from '../../model/email.ts'
import * as repo from '../email.repo.ts'
import { decryptTokens } from '../email-token.service.ts'
import { findSmtpUrl } from '../mail-server.service.ts'

type DeliveryOptions = {
  concurrency: number
  /** Lease duration in milliseconds: longer than any attempt takes. */
  leaseMs: number
  /**
   * Time limit of one run for starting new emails, in milliseconds: shutdown waits for the active run and for the next
   * one, if it was requested already.
   */
  maxRunMs: number
  timeouts?: SmtpTimeouts
}
type DeliveryContext = Pick<Context, 'db' | 'now' | 'env' | 'log' | 'keys'>
const DEFAULT_OPTIONS: DeliveryOptions = { concurrency: 5, leaseMs: 5 * MINUTE_MS, maxRunMs: 2_000 }

/**
 * Sends due emails until none is left. `more`: the time limit was reached first. No transaction is open while talking
 * to the mail server. After a crash an email is due again when its lease ends. Just before its last byte it is marked
 * as unanswered: a crash before that repeats nothing, a crash after it makes it arrive twice, with one Message-ID.
 * Never a third time.
 */
export async function deliverDue(
  ctx: DeliveryContext,
  options: Partial<DeliveryOptions> = {},
): Promise<'done' | 'more'> {
  const { concurrency, leaseMs, maxRunMs, timeouts } = { ...DEFAULT_OPTIONS, ...options }
  const smtpUrl = await findSmtpUrl(ctx)
  if (!smtpUrl) return 'done'
  const mailer = openMailer(smtpUrl, timeouts, { isRestricted: !ctx.env.SMTP_URL })
  const from = await findSender(ctx)
  const givenUpIds = await repo.giveUpUnanswered(ctx.db, ctx.now())
  if (givenUpIds.length > 0) ctx.log.warn({ emailIds: givenUpIds }, 'emails may have arrived')
  const expired = await repo.expireOverdue(ctx.db, ctx.now())
  if (expired > 0) ctx.log.warn({ expired }, 'emails expired before they could be sent')
  const end = performance.now() + maxRunMs
  let hasMore = false
  let isReachable = true
  let hasAccepted = false

  // If the server is down or rejects the password, the other emails are skipped until the next run.
  async function sendLoop(): Promise<void> {
    while (isReachable && !hasMore) {
      const leased = await repo.leaseNextDue(ctx.db, ctx.now(), new Date(ctx.now().getTime() + leaseMs))
      if (!leased) return
      const outcome = await deliver(ctx, mailer, from, leased)
      if (outcome?.state === 'accepted' && !hasAccepted) {
        hasAccepted = true
        // Once per run: it reads every queued email.
        await repo.makeWaitingDue(ctx.db, ctx.now())
      }
      if (outcome?.state === 'unreachable' || outcome?.state === 'unanswered') isReachable = false
      hasMore = performance.now() > end
    }
  }

  await Promise.all(Array.from({ length: concurrency }, sendLoop))
  mailer.close()
  return hasMore && isReachable ? 'more' : 'done'
}

const STEP_AFTER: Record<DeliveryFailure['state'], typeof stepAfterFailure> = {
  refused: ({ unanswered }) => finalStep(unanswered),
  postponed: stepAfterFailure,
  unanswered: stepAfterFailure,
  unreachable: stepAfterOutage,
}

type Sender = { address: string; name: string }

async function deliver(
  { db, now, env, log, keys }: DeliveryContext,
  mailer: Mailer,
  from: Sender,
  lease: repo.EmailLease,
): Promise<DeliveryResult | undefined> {
  const stored = await repo.findLeased(db, lease)
  if (!stored) return undefined
  const email = decryptTokens(keys, stored)
  if (!email) {
    // The secret key was changed, so the link is invalid too.
    await repo.expireLeased(db, lease)
    log.warn({ emailId: stored.id }, 'email expired: the token of its link cannot be decrypted')
    return undefined
  }
  const { id, toAddress, toName, locale, headers, attempts, createdAt, unanswered: before } = email
  const outgoing = {
    ...email,
    messageId: messageIdOf(env.origin, id),
    date: now(),
    from,
    to: { address: toAddress, name: toName },
    headers: { 'Content-Language': locale, ...headers },
  }
  const outcome = await mailer.send(outgoing, async () => {
    if (!(await repo.markUnanswered(db, lease, before + 1))) throw new Error('the lease of this email has ended')
  })
  if (outcome.state === 'accepted') {
    await repo.saveSent(db, id, now())
    return outcome
  }
  const { state, errorCode, serverMessage } = outcome
  const waitsForServer = state === 'unreachable'
  const tried = {
    attempts: waitsForServer ? attempts - 1 : attempts,
    unanswered: state === 'unanswered' ? before + 1 : before,
  }
  const next = STEP_AFTER[state]({ ...tried, createdAt }, now())
  await repo.saveFailure(db, lease, { ...next, ...tried, waitsForServer, errorCode, serverMessage })
  // The server's reply may contain an address; it is stored in the row, for the admin only.
  log.warn({ emailId: id, state, errorCode, status: next.status, attempts }, 'email not delivered')
  return outcome
}

/** The company's address if emails can reach it, or a no-reply address of this site. */
export async function findSender(ctx: Pick<Context, 'db' | 'env'>): Promise<Sender> {
  const company = await getCompany(ctx)
  return { name: company.name, address: reachableEmail(company) || `no-reply@${new URL(ctx.env.origin).hostname}` }
}
