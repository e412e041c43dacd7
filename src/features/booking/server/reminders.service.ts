import { ownersOf } from '#features/identity/server/owners.ts'
import { writeLetter } from '#features/mail/server/letter.service.ts'
import type { Context } from '#platform/server/context.ts'
import * as repo from './appointment.repo.ts'
import { clientLetter, nudgeLetter } from './booking.mail.tsx'
import { readHouse } from './desk.service.ts'
import * as holdRepo from './hold.repo.ts'
import { senderOf } from './request.service.ts'

const HOUR = 3_600_000

/** A letter to everybody who is expected soon. What was written is noted with it, so that it is written once. */
export async function remindClients(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await holdRepo.removeOld(tx, ctx.now())
    const house = await readHouse(tx)
    const { reminderHours } = house.settings
    if (reminderHours === 0) return
    const until = new Date(ctx.now().getTime() + reminderHours * HOUR)
    for (const appointment of await repo.takeUnreminded(tx, ctx.now(), until)) {
      await repo.saveReminded(tx, appointment)
      if (!appointment.email) continue
      await writeLetter(ctx, tx, await clientLetter('reminder', { appointment }, senderOf(ctx, house)))
    }
  })
}

/** One letter for all requests that have waited too long; each is mentioned once. */
export async function nudgeOwner(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const house = await readHouse(tx)
    const { nudgeHours } = house.settings
    if (nudgeHours === 0) return
    const before = new Date(ctx.now().getTime() - nudgeHours * HOUR)
    const waiting = await repo.takeWaiting(tx, ctx.now(), before)
    if (waiting.length === 0) return
    for (const { id } of waiting) await repo.saveNudged(tx, id, ctx.now())
    for (const owner of await ownersOf(tx, house.company))
      await writeLetter(ctx, tx, await nudgeLetter(waiting, owner, senderOf(ctx, house)))
  })
}
