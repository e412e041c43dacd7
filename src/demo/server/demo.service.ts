import * as userRepo from '#features/identity/server/users/user.repo.ts'
import { removeModeratedTextsByAuthorLike } from '#features/moderation/server/submit.service.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { removeDemoAppointments, seedDemoAppointments } from './demo-appointments.service.ts'
import { removeDemoBlog, seedDemoBlog } from './demo-blog.service.ts'
import { registerDemoComments, seedDemoComments } from './demo-comments.service.ts'
import { seedDemoCompany } from './demo-company.service.ts'
import { registerDemoReviews, removeDemoReviews, seedDemoReviews } from './demo-reviews.service.ts'

/** Seeds demo content on the first start. If accounts exist already, no demo users are added. */
export async function seedDemo(ctx: Context): Promise<void> {
  await seedDemoCompany(ctx)
  await ctx.db.transaction(async (tx) => {
    // Serialized: of several starting processes only the first one seeds.
    await settings.lock(tx, 'demo')
    if (!(await userRepo.hasUsers(tx))) {
      await seedDemoBlog(ctx, tx)
      await seedDemoComments(ctx, tx)
      await seedDemoReviews(ctx, tx)
      await seedDemoAppointments(ctx, tx)
    }
    // On every start: older demo data was seeded before moderation covered it.
    await registerDemoComments(tx)
    await registerDemoReviews(tx)
  })
}

/** Removes all demo content in one transaction; the company details stay until the owner changes them. */
export async function removeDemo({ db }: Pick<Context, 'db'>, record?: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await removeModeratedTextsByAuthorLike(tx, userRepo.DEMO_ID_PATTERN)
    await removeDemoBlog(tx)
    await removeDemoReviews(tx)
    await removeDemoAppointments(tx)
    await userRepo.removeDemoUsers(tx)
    await record?.(tx)
  })
}
