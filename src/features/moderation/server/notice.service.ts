import * as userRepo from '#features/identity/server/users/user.repo.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import type { Context } from '#platform/server/context.ts'
import { buildHiddenTextEmail } from './moderation.mail.tsx'
import * as repo from './moderation.repo.ts'
import * as decisionRepo from './moderation-decision.repo.ts'

/** Emails the author of a hidden text, once, and only if the decision is still in effect. */
export function notifyAuthor(ctx: Context, decisionId: string): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const decision = await decisionRepo.findDecision(tx, decisionId)
    if (!decision) return
    const [text] = await repo.findForDecision(tx, [decision])
    if (text?.decisionId !== decisionId || text.state !== 'hidden' || !text.authorId) return
    const reader = await userRepo.findById(tx, text.authorId)
    if (!reader?.emailVerified || reader.isDisabled) return
    if (!(await decisionRepo.markNotified(tx, decisionId, ctx.now()))) return

    const hidden = {
      kind: decision.kind,
      text: await repo.findTextContent(tx, text),
      reason: text.reason ?? '',
      writtenAt: text.writtenAt,
      decidedAt: decision.at,
      about: `moderation:${decisionId}`,
    }
    const site = { company: await getCompany({ db: tx }), origin: ctx.env.origin }
    await queueEmail(ctx, tx, await buildHiddenTextEmail(hidden, reader, site))
  })
}
