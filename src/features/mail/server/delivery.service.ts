import { getCompany } from '#features/settings/server/company.service.ts'
import type { Context } from '#platform/server/context.ts'
import type { DeliveryFailure } from '#platform/server/mail/delivery-failure.ts'
import { type DeliveryResult, type Mailer, openMailer, type SmtpTimeouts } from '#platform/server/mail/mailer.ts'
import {
  type AttemptHistory,
  type DeliveryStep,
  finalStep,
  stepAfterFailure,
  stepAfterOutage,
} from '../model/delivery.ts'
import * as repo from './email.repo.ts'
import { decryptToken } from './email-token.service.ts'

type DeliveryOptions = {
  /** Letters under way at the same time. */
  concurrency: number
  /** For how long a letter is out of everybody else's reach, in milliseconds: longer than any attempt takes. */
  leaseMs: number
  /** How long one round takes up letters, in milliseconds: a process that is told to stop has not to wait for all. */
  maxRunMs: number
  timeouts?: SmtpTimeouts
}
type DeliveryContext = Pick<Context, 'db' | 'now' | 'env' | 'log' | 'keys'>
const DEFAULT_OPTIONS: DeliveryOptions = { concurrency: 5, leaseMs: 5 * 60_000, maxRunMs: 5_000 }

/**
 * Sends what is due until nothing is. `more`: the round's time was over first.
 *
 * No transaction is open while the mail server is spoken to. Whoever dies half-way leaves a letter that is due again
 * when the lease ends. Just before its last byte a letter is noted as perhaps arrived: whoever dies before that
 * repeats nothing, and whoever dies after it lets it arrive twice, with one Message-ID. Never a third time.
 */
export async function deliverDue(
  ctx: DeliveryContext,
  options: Partial<DeliveryOptions> = {},
): Promise<'done' | 'more'> {
  const { concurrency: parallel, leaseMs: lease, maxRunMs: round, timeouts } = { ...DEFAULT_OPTIONS, ...options }
  const mailer = openMailer(ctx.env, timeouts)
  if (!mailer) return 'done'
  const from = await findSender(ctx)
  const givenUpIds = await repo.giveUpUnanswered(ctx.db, ctx.now())
  if (givenUpIds.length > 0) ctx.log.warn({ letters: givenUpIds }, 'letters may have arrived')
  const expired = await repo.expireOverdue(ctx.db, ctx.now())
  if (expired > 0) ctx.log.warn({ expired }, 'letters expired before they could be sent')
  const end = performance.now() + round
  let hasMore = false
  let isReachable = true

  // When the server is away or our password wrong, the other letters are spared; the next minute tries again.
  async function sendLoop(activeMailer: Mailer): Promise<void> {
    while (isReachable && !hasMore) {
      const leased = await repo.leaseNextDue(ctx.db, ctx.now(), new Date(ctx.now().getTime() + lease))
      if (!leased) return
      const outcome = await deliver(ctx, activeMailer, from, leased)
      if (outcome?.state === 'accepted') await repo.makeWaitingDue(ctx.db, ctx.now())
      if (outcome?.state === 'unreachable' || outcome?.state === 'unanswered') isReachable = false
      hasMore = performance.now() > end
    }
  }

  await Promise.all(Array.from({ length: parallel }, () => sendLoop(mailer)))
  mailer.close()
  return hasMore && isReachable ? 'more' : 'done'
}

const STEP_AFTER: Record<DeliveryFailure['state'], (tried: AttemptHistory, now: Date) => DeliveryStep> = {
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
  const letter = decryptToken(keys, stored)
  if (!letter) {
    // The secret key was changed since: the link in it has ended too.
    await repo.expireLeased(db, lease)
    log.warn({ letter: stored.id }, 'letter expired: the token of its link cannot be decrypted')
    return undefined
  }
  const { id, toAddress, toName, locale, headers, attempts, createdAt, unanswered: before, ...rest } = letter
  const outgoing = {
    ...rest,
    messageId: `${id}@${new URL(env.origin).hostname}`,
    date: now(),
    from,
    to: { address: toAddress, name: toName },
    headers: { 'Content-Language': locale, ...headers },
  }
  const outcome = await mailer.send(outgoing, async () => {
    if (!(await repo.markUnanswered(db, lease, before + 1))) throw new Error('somebody else has this letter by now')
  })
  if (outcome.state === 'accepted') {
    await repo.saveSent(db, id, now())
    return outcome
  }
  const { state, errorCode: trouble, serverMessage: words } = outcome
  const waitsForServer = state === 'unreachable'
  const tried = {
    createdAt,
    attempts: waitsForServer ? attempts - 1 : attempts,
    unanswered: state === 'unanswered' ? before + 1 : before,
  }
  const next = STEP_AFTER[state](tried, now())
  const { unanswered } = tried
  await repo.saveFailure(db, lease, {
    ...next,
    attempts: tried.attempts,
    waitsForServer,
    unanswered,
    trouble,
    lastError: words,
  })
  // What the server said may hold an address; it is in the letter's row, for the admin only.
  log.warn({ letter: id, state, trouble, status: next.status, attempts }, 'letter not delivered')
  return outcome
}

/** The company's own address, or one of this site that nobody reads. */
async function findSender(ctx: Pick<Context, 'db' | 'env'>): Promise<Sender> {
  const { name, email } = await getCompany(ctx)
  return { name, address: email || `no-reply@${new URL(ctx.env.origin).hostname}` }
}
