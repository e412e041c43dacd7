import { registerDemoComments, seedDemoComments } from '#features/blog/server/comments/demo-comments.service.ts'
import { removeDemoBlog, seedDemoBlog } from '#features/blog/server/posts/demo-blog.service.ts'
import { removeDemoAppointments } from '#features/booking/server/demo-appointments.service.ts'
import { DEMO_ID_PATTERN, removeDemoUsers } from '#features/identity/server/users/demo-users.service.ts'
import * as userRepo from '#features/identity/server/users/user.repo.ts'
import { removeModeratedTextsByAuthorLike } from '#features/moderation/server/submit.service.ts'
import {
  registerDemoReviews,
  removeDemoReviews,
  seedDemoReviews,
} from '#features/reviews/server/demo-reviews.service.ts'
import { seedDemoCompany } from '#features/settings/server/demo-company.service.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'

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
    }
    // On every start: older demo data was seeded before moderation covered it.
    await registerDemoComments(tx)
    await registerDemoReviews(tx)
  })
}

/** Removes all demo content in one transaction; the company details stay until the owner changes them. */
export async function removeDemo({ db }: Pick<Context, 'db'>, record?: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await removeModeratedTextsByAuthorLike(tx, DEMO_ID_PATTERN)
    await removeDemoBlog(tx)
    await removeDemoReviews(tx)
    await removeDemoAppointments(tx)
    await removeDemoUsers(tx)
    await record?.(tx)
  })
}
