import { findOwnerRecipients } from '#features/identity/server/users/owner-recipients.service.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { checkAddress } from '#features/measurement/server/measure-page.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import * as repo from './case-study.repo.ts'
import { HIDDEN_AFTER_FAILURES } from './case-study.service.ts'
import { buildGoneSiteEmail } from './live-address.mail.tsx'

/** Options of the request; tests reach a server on loopback. */
type CheckOptions = Parameters<typeof checkAddress>[2]
type LiveAddress = Awaited<ReturnType<typeof repo.listLiveAddresses>>[number]

/** Requests the live address of every public case study. The link of one that is gone is hidden, and the owner is told. */
export async function checkLiveAddresses(ctx: Context, options?: CheckOptions): Promise<void> {
  for (const one of await repo.listLiveAddresses(ctx.db, ctx.now())) {
    const check = await checkAddress(ctx, one.address, options)
    const reason = check.isReachable ? null : check.reason
    await ctx.db.transaction((tx) => saveCheck(ctx, tx, one, reason))
  }
}

async function saveCheck(ctx: Context, tx: Tx, { id, address, failures }: LiveAddress, reason: string | null) {
  const next = reason === null ? 0 : failures + 1
  await repo.saveAddressCheck(tx, { postId: id, address, checkedAt: ctx.now(), failures: next, reason })
  const wasHidden = failures >= HIDDEN_AFTER_FAILURES
  const isHidden = next >= HIDDEN_AFTER_FAILURES
  if (isHidden === wasHidden) return
  await invalidateTags(tx, `post:${id}`)
  if (isHidden) await tellOwner(ctx, tx, id, address)
}

async function tellOwner(ctx: Context, tx: Tx, id: number, address: string): Promise<void> {
  const company = await getCompany({ db: tx })
  for (const owner of await findOwnerRecipients({ ...ctx, db: tx }, company)) {
    const found = await repo.find(tx, id, { locale: owner.locale, now: ctx.now() })
    if (!found) continue
    const { slug, title } = found
    const site = { company, origin: ctx.env.origin }
    const client = found.caseStudy?.client ?? title
    await queueEmail(ctx, tx, await buildGoneSiteEmail({ id, slug, title, client, address }, owner, site))
  }
}
