import { findOwnerRecipients } from '#features/identity/server/users/owner-recipients.service.ts'
import * as userRepo from '#features/identity/server/users/user.repo.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { getSetting } from '#features/settings/server/setting.service.ts'
import { visibleLocale } from '#kernel/languages/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { moderationSetting } from '../model/moderation-settings.schema.ts'
import { buildHiddenTextEmail, buildModerationDigestEmail } from './moderation.mail.tsx'
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
    const language = visibleLocale(ctx.languages.current(), reader.language)
    const site = { db: tx, company: await getCompany({ db: tx }), origin: ctx.env.origin }
    await queueEmail(ctx, tx, await buildHiddenTextEmail(hidden, { ...reader, language }, site))
  })
}

/** One email to the owner about all texts that wait for a decision; each text is reported once. */
export function sendWaitingDigest(ctx: Context): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const { digest } = await getSetting({ db: tx }, moderationSetting)
    const texts = digest ? await repo.markOwnerNotified(tx, ctx.now()) : []
    if (texts.length === 0) return
    const company = await getCompany({ db: tx })
    for (const owner of await findOwnerRecipients({ ...ctx, db: tx }, company))
      await queueEmail(ctx, tx, await buildModerationDigestEmail(texts, owner, { company, origin: ctx.env.origin }))
  })
}
