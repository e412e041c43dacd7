import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import type { Job } from '#platform/server/queue.ts'
import { withTimeLimit } from '#platform/server/time-limit.ts'
import { deliverDue } from './delivery.service.ts'
import { purgeLetters } from './purge.service.ts'

/**
 * Only a wake-up: the letters themselves are the queue. It comes with every letter, and every minute for those whose
 * wake-up was lost, whose pause is over, or that came back with a backup.
 */
export const deliverLetters: Job = {
  name: 'deliver-letters',
  schema: z.object({}),
  cron: '* * * * *',
  run: (ctx) => takeTurn(ctx.db, () => goRound(ctx)),
}

export const purgeMail: Job = {
  name: 'purge-mail',
  schema: z.object({}),
  cron: '50 2 * * *',
  run: purgeLetters,
}

async function goRound(ctx: Context): Promise<void> {
  if ((await deliverDue(ctx)) === 'done') return
  await ctx.db.transaction((tx) => ctx.enqueue(tx, deliverLetters, {}))
}

/** The queue gives a job up after 15 minutes; a round that never ends must not hold the later ones. */
const LIMIT_MS = 900_000

type Turns = { current: Promise<void>; next?: Promise<void> }
const turns = new WeakMap<object, Turns>()

/** Twenty wake-ups at once make one round, and one more for what was written while it was under way. */
function takeTurn(key: object, goRound: () => Promise<void>): Promise<void> {
  const underWay = turns.get(key)
  if (underWay) {
    underWay.next ??= underWay.current.catch(() => {}).then(() => takeTurn(key, goRound))
    return underWay.next
  }
  const current = withTimeLimit(goRound(), LIMIT_MS).finally(() => turns.delete(key))
  turns.set(key, { current })
  return current
}
