import { findOwnerRecipients } from '#features/identity/server/users/owner-recipients.service.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { getSetting } from '#features/settings/server/setting.service.ts'
import type { Context } from '#platform/server/context.ts'
import { moderationSetting } from '../model/moderation-settings.schema.ts'
import { buildModerationDigestEmail } from './moderation.mail.tsx'
import * as repo from './moderation.repo.ts'

/** One email to the owner about all texts that wait for a decision; each text is reported once. */
export function sendWaitingDigest(ctx: Context): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const { digest } = await getSetting({ db: tx }, moderationSetting)
    const texts = digest ? await repo.markOwnerNotified(tx, ctx.now()) : []
    if (texts.length === 0) return
    const company = await getCompany({ db: tx })
    for (const owner of await findOwnerRecipients(tx, company))
      await queueEmail(ctx, tx, await buildModerationDigestEmail(texts, owner, { company, origin: ctx.env.origin }))
  })
}
