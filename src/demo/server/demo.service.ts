import { findIdsByAuthorPattern } from '#features/blog/server/authoring/authoring.repo.ts'
import { countByPosts } from '#features/blog/server/comments/comment-post.repo.ts'
import { countByClientIdLike } from '#features/booking/server/appointments/appointment.repo.ts'
import * as userRepo from '#features/identity/server/users/user.repo.ts'
import { removeModeratedTextsByAuthorLike } from '#features/moderation/server/submit.service.ts'
import { countDemo as countDemoReviews } from '#features/reviews/server/review.repo.ts'
import type { SettingsContext } from '#features/settings/server/setting.service.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import { removeDemoAppointments, seedDemoAppointments } from './demo-appointments.service.ts'
import { removeDemoBlog, seedDemoBlog } from './demo-blog.service.ts'
import { registerDemoComments, seedDemoComments } from './demo-comments.service.ts'
import { removeDemoCompany, seedDemoCompany } from './demo-company.service.ts'
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

export type DemoCounts = { posts: number; comments: number; reviews: number; appointments: number; users: number }

/** What a removal deletes. Comments include those of real users on demo posts. */
export async function countDemo(db: Db): Promise<DemoCounts> {
  const postIds = await findIdsByAuthorPattern(db, userRepo.DEMO_ID_PATTERN)
  return {
    posts: postIds.length,
    comments: await countByPosts(db, postIds),
    reviews: await countDemoReviews(db),
    appointments: await countByClientIdLike(db, userRepo.DEMO_ID_PATTERN),
    users: await userRepo.countDemoUsers(db),
  }
}

type Removed = (tx: Tx, counts: DemoCounts) => Promise<void>

/**
 * Removes all demo content in one transaction, with the fictional company details. Undefined if there is none: demo users
 * own all of it.
 */
export function removeDemo(ctx: SettingsContext, record?: Removed): Promise<DemoCounts | undefined> {
  return ctx.db.transaction(async (tx) => {
    // Serialized: of two removals at once the second finds nothing.
    await settings.lock(tx, 'demo')
    const counts = await countDemo(tx)
    if (counts.users === 0) return
    await removeModeratedTextsByAuthorLike(tx, userRepo.DEMO_ID_PATTERN)
    await removeDemoBlog(tx)
    await removeDemoReviews(tx)
    await removeDemoAppointments(tx)
    await userRepo.removeDemoUsers(tx)
    await invalidateTags(tx, userRepo.DEMO_TAG)
    await removeDemoCompany({ ...ctx, db: tx })
    await record?.(tx, counts)
    return counts
  })
}
