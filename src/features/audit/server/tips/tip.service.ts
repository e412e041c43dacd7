import * as journal from '#features/journal/server/journal.service.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { auditErrors } from '../../model/audit.errors.ts'
import type { Area } from '../../model/check.ts'
import { rankTips, type Tip, type TipList } from '../../model/tip.schema.ts'
import type { AuditSource } from '../run/run.service.ts'
import * as repo from './tip.repo.ts'

/** Further sources are listed in `tip-sources.service.ts`. */
export type TipSource = (ctx: Context) => Promise<Tip[]>

/** Links of findings about the whole site. */
const SCREENS: Record<Area, string> = { seo: '/admin/seo', ai: '/admin/ai' }
/** Links of checks that are fixed elsewhere than on the page of the finding. */
const CHANGED_ELSEWHERE: Record<string, string> = { 'question-unanswered': '/admin/ai' }

/**
 * One tip per check that fails and that the owner can remedy: its effect is the number of points that these findings cost
 * their area. Pages are listed as they are now: findings about a deleted one have no tip, before the next run.
 */
const findingTips =
  (listPages: AuditSource['listPages']): TipSource =>
  async (ctx) => {
    const addresses = (await listPages(ctx)).map(({ address }) => address)
    const { db } = ctx
    const [scores, findings] = await Promise.all([repo.findLastScores(db), repo.listFindingsByCheck(db, addresses)])
    const lost = new Map(scores.map((one) => [one.check, one.lost]))
    return findings.map(
      ({ check, area, address, element, values, editPath, found, all }): Tip => ({
        key: `${area}:${check}`,
        area,
        effect: ((lost.get(check) ?? 0) * found) / all,
        text: check,
        values,
        page: address,
        element,
        more: found - 1,
        link: CHANGED_ELSEWHERE[check] ?? editPath ?? SCREENS[area],
      }),
    )
  }

type Sources = { tips: readonly TipSource[]; listPages: AuditSource['listPages'] }

export async function listTips(ctx: Context, sources: Sources): Promise<TipList> {
  const [{ tips, isComplete }, dismissals] = await Promise.all([collect(ctx, sources), repo.listDismissals(ctx.db)])
  return { ...rankTips(tips, dismissals), isComplete }
}

/** A failing source is left out. */
async function collect(ctx: Context, { tips: sources, listPages }: Sources) {
  const results = await Promise.allSettled([findingTips(listPages), ...sources].map((source) => source(ctx)))
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
  sources: Sources,
): Promise<void> {
  const found = (await collect(ctx, sources)).tips.find((tip) => tip.key === key)
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
