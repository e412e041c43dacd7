import { getCompany } from '#features/settings/server/company.service.ts'
import type { Context } from '#platform/server/context.ts'
import type { Refusal } from '#platform/server/mail-refusal.ts'
import { type Delivery, type Mailer, openMailer, type Timeouts } from '#platform/server/mailer.ts'
import { afterFailure, afterOutage, givenUp, type Next, type Tried } from '../model/delivery.ts'
import * as repo from './letter.repo.ts'
import { decryptToken } from './letter-token.ts'

type Pace = {
  /** Letters under way at the same time. */
  parallel: number
  /** For how long a letter is out of everybody else's reach, in milliseconds: longer than any attempt takes. */
  lease: number
  /** How long one round takes up letters, in milliseconds: a process that is told to stop has not to wait for all. */
  round: number
  timeouts?: Timeouts
}
type DeliveryContext = Pick<Context, 'db' | 'now' | 'env' | 'log' | 'keys'>
const PACE: Pace = { parallel: 5, lease: 5 * 60_000, round: 5_000 }

/**
 * Sends what is due until nothing is. `more`: the round's time was over first.
 *
 * No transaction is open while the mail server is spoken to. Whoever dies half-way leaves a letter that is due again
 * when the lease ends. Just before its last byte a letter is noted as perhaps arrived: whoever dies before that
 * repeats nothing, and whoever dies after it lets it arrive twice, with one Message-ID. Never a third time.
 */
export async function deliverDue(ctx: DeliveryContext, pace: Partial<Pace> = {}): Promise<'done' | 'more'> {
  const { parallel, lease, round, timeouts } = { ...PACE, ...pace }
  const mailer = openMailer(ctx.env, timeouts)
  if (!mailer) return 'done'
  const from = await senderOf(ctx)
  const givenUpOn = await repo.giveUpUnanswered(ctx.db, ctx.now())
  if (givenUpOn.length > 0) ctx.log.warn({ letters: givenUpOn }, 'letters may have arrived')
  const expired = await repo.expire(ctx.db, ctx.now())
  if (expired > 0) ctx.log.warn({ expired }, 'letters expired before they could be sent')
  const end = performance.now() + round
  let hasMore = false
  let isReachable = true

  // When the server is away or our password wrong, the other letters are spared; the next minute tries again.
  async function carry(postman: Mailer): Promise<void> {
    while (isReachable && !hasMore) {
      const hold = await repo.takeDue(ctx.db, ctx.now(), new Date(ctx.now().getTime() + lease))
      if (!hold) return
      const outcome = await deliver(ctx, postman, from, hold)
      if (outcome?.state === 'accepted') await repo.makeWaitingDue(ctx.db, ctx.now())
      if (outcome?.state === 'unreachable' || outcome?.state === 'unanswered') isReachable = false
      hasMore = performance.now() > end
    }
  }

  await Promise.all(Array.from({ length: parallel }, () => carry(mailer)))
  mailer.close()
  return hasMore && isReachable ? 'more' : 'done'
}

const NEXT: Record<Refusal['state'], (tried: Tried, now: Date) => Next> = {
  refused: ({ unanswered }) => givenUp(unanswered),
  postponed: afterFailure,
  unanswered: afterFailure,
  unreachable: afterOutage,
}

type Sender = { address: string; name: string }

async function deliver(
  { db, now, env, log, keys }: DeliveryContext,
  mailer: Mailer,
  from: Sender,
  hold: repo.Hold,
): Promise<Delivery | undefined> {
  const stored = await repo.findHeld(db, hold)
  if (!stored) return undefined
  const letter = decryptToken(keys, stored)
  if (!letter) {
    // The secret key was changed since: the link in it has ended too.
    await repo.expireHeld(db, hold)
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
    if (!(await repo.noteEnd(db, hold, before + 1))) throw new Error('somebody else has this letter by now')
  })
  if (outcome.state === 'accepted') {
    await repo.saveSent(db, id, now())
    return outcome
  }
  const { state, trouble, words } = outcome
  const waitsForServer = state === 'unreachable'
  const tried = {
    createdAt,
    attempts: waitsForServer ? attempts - 1 : attempts,
    unanswered: state === 'unanswered' ? before + 1 : before,
  }
  const next = NEXT[state](tried, now())
  const { unanswered } = tried
  await repo.saveFailure(db, hold, {
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
async function senderOf(ctx: Pick<Context, 'db' | 'env'>): Promise<Sender> {
  const { name, email } = await getCompany(ctx)
  return { name, address: email || `no-reply@${new URL(ctx.env.origin).hostname}` }
}
