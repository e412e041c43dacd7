import * as journal from '#features/journal/server/journal.service.ts'
import type { ExampleScope, User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { auditErrors } from '../../model/audit.errors.ts'
import { rankTips, type TipList } from '../../model/tip.schema.ts'
import * as repo from './tip.repo.ts'
import { TIP_SOURCES, type TipFacts } from './tip-sources.service.ts'

/** `examples`: of a look-around, which everyone can start and which must not learn that the printed password still works. */
export async function listTips(ctx: Context, facts: TipFacts, examples?: ExampleScope): Promise<TipList> {
  const [{ tips, isComplete }, dismissals] = await Promise.all([collect(ctx, facts), repo.listDismissals(ctx.db)])
  const shown = examples ? tips.filter(({ text }) => text !== 'first-password') : tips
  return { ...rankTips(shown, dismissals), isComplete }
}

/** A failing source is left out. */
async function collect(ctx: Context, facts: TipFacts) {
  const results = await Promise.allSettled(TIP_SOURCES.map((source) => source(ctx, facts)))
  for (const result of results)
    if (result.status === 'rejected') ctx.log.error({ err: result.reason }, 'tip source failed')
  return {
    tips: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    isComplete: results.every(({ status }) => status === 'fulfilled'),
  }
}

/** Stores the effect, so that the tip is shown again when it grows. */
export async function dismissTip(
  ctx: Context,
  admin: User,
  { key, reason }: { key: string; reason: string },
  facts: TipFacts,
): Promise<void> {
  const found = (await collect(ctx, facts)).tips.find((tip) => tip.key === key)
  if (!found) throw auditErrors.TIP_NOT_FOUND()
  const at = ctx.now()
  await ctx.db.transaction(async (tx) => {
    await repo.saveDismissal(tx, { key, effect: found.effect, reason, dismissedBy: admin.id, dismissedAt: at })
    await journal.record(tx, { at, actor: admin, action: 'tip.dismissed', subject: key, details: { reason } })
  })
}

export async function restoreTip(ctx: Context, admin: User, key: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await repo.removeDismissal(tx, key))) throw auditErrors.TIP_NOT_FOUND()
    await journal.record(tx, { at: ctx.now(), actor: admin, action: 'tip.restored', subject: key })
  })
}
