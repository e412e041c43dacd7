import { randomUUID } from 'node:crypto'
import * as userRepo from '#features/identity/server/users/user.repo.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import { fullName, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { moderationErrors } from '../model/moderation.errors.ts'
import type { TextKey, VerdictRequest } from '../model/moderation.schema.ts'
import { applyVerdict, type Verdict } from '../model/text-state.ts'
import type { ModeratedKinds } from './moderated-kind.service.ts'
import { notifyAuthorOfHiding, UNDO_WINDOW_MS } from './moderation.jobs.ts'
import * as repo from './moderation.repo.ts'
import * as decisionRepo from './moderation-decision.repo.ts'

const ACTION: Record<Verdict, string> = {
  approve: 'text.approved',
  hide: 'text.hidden',
  spam: 'text.markedSpam',
  restore: 'text.restored',
}

/** Applies a verdict to all texts in one transaction; texts it would not change are skipped. */
export function decideTexts(ctx: Context, kinds: ModeratedKinds, admin: User, request: VerdictRequest) {
  const { verdict, reason = null } = request
  const batch = randomUUID()
  return ctx.db.transaction(async (tx) => {
    let decided = 0
    for (const text of await lockTexts(tx, kinds, request.texts))
      if (await decideOne(ctx, tx, kinds, admin, { text, verdict, reason, batch })) decided += 1
    if (decided === 0) throw moderationErrors.NOTHING_TO_DECIDE()
    return { batch, decided }
  })
}

/** Locks kinds in a fixed order, which prevents deadlocks between concurrent decisions. */
async function lockTexts(tx: Tx, kinds: ModeratedKinds, keys: readonly TextKey[]): Promise<repo.TextRow[]> {
  const idsByKind = Map.groupBy(keys, ({ kind }) => kind)
  for (const [kind, ofKind] of [...idsByKind].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const ids = ofKind.map(({ id }) => id)
    await kinds.get(kind)?.lock(tx, ids)
  }
  return repo.findForDecision(tx, keys)
}

async function decideOne(
  ctx: Context,
  tx: Tx,
  kinds: ModeratedKinds,
  admin: User,
  { text, verdict, reason, batch }: { text: repo.TextRow; verdict: Verdict; reason: string | null; batch: string },
) {
  const at = ctx.now()
  const outcome = applyVerdict(text, verdict, reason, at)
  if (!outcome) return false
  const decisionId = randomUUID()
  const { kind, id } = text
  await decisionRepo.insertDecision(tx, {
    decisionId,
    kind,
    id,
    batch,
    verdict,
    reason: outcome.reason,
    actorName: fullName(admin),
    at,
    before: {
      state: text.state,
      reason: text.reason,
      decidedAt: text.decidedAt?.toISOString() ?? null,
      decisionId: text.decisionId,
    },
  })
  await decisionRepo.closeReports(tx, text, decisionId)
  // A report after the decision is reported to the owner again.
  await repo.update(tx, text, { ...outcome, decisionId, ownerNotifiedAt: null })
  const isVisible = outcome.state === 'visible'
  await kinds.get(kind)?.setVisibility(ctx, tx, id, isVisible)
  if (isVisible && text.authorId) await decisionRepo.clearWithdrawal(tx, text.authorId, kind)
  await record(ctx, tx, admin, ACTION[verdict], text, outcome.reason)
  // No email about spam or about the admin's own text.
  if (verdict === 'hide' && text.authorId && text.authorId !== admin.id)
    await ctx.enqueue(tx, notifyAuthorOfHiding, { decisionId }, new Date(at.getTime() + UNDO_WINDOW_MS))
  return true
}

/** Restores the previous state including open reports, unless a later decision replaced it. */
export function undoDecisions(ctx: Context, kinds: ModeratedKinds, admin: User, batch: string) {
  return ctx.db.transaction(async (tx) => {
    const decisions = await decisionRepo.listBatch(tx, batch)
    if (decisions.length === 0) throw moderationErrors.TEXT_NOT_FOUND()
    const texts = new Map((await lockTexts(tx, kinds, decisions)).map((text) => [text.decisionId, text]))
    let undone = 0
    for (const { decisionId, before } of decisions) {
      const text = texts.get(decisionId)
      if (!text) continue
      await decisionRepo.markUndone(tx, decisionId, ctx.now())
      const openReports = await decisionRepo.reopenReports(tx, text, decisionId)
      const decidedAt = before.decidedAt ? new Date(before.decidedAt) : null
      await repo.update(tx, text, { ...before, decidedAt, openReports })
      await kinds.get(text.kind)?.setVisibility(ctx, tx, text.id, before.state === 'visible')
      await record(ctx, tx, admin, 'text.decisionUndone', text, null)
      undone += 1
    }
    if (undone === 0) throw moderationErrors.DECIDED_SINCE()
    return { undone }
  })
}

/** The journal holds the author and the reason, never the text. */
async function record(
  { now }: Context,
  tx: Tx,
  admin: User,
  action: string,
  { kind, id, authorId }: repo.TextRow,
  reason: string | null,
): Promise<void> {
  const author = authorId ? await userRepo.findById(tx, authorId) : undefined
  const details = { kind, ...(author ? { name: fullName(author) } : {}), ...(reason ? { reason } : {}) }
  await journal.record(tx, { at: now(), actor: admin, action, subject: id, details })
}
