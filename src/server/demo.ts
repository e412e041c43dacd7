import { seedDemoBlog } from '#features/blog/server/demo-blog.service.ts'
import { seedDemoComments } from '#features/blog/server/demo-comments.service.ts'
import * as userRepo from '#features/identity/server/user.repo.ts'
import { seedDemoReviews } from '#features/reviews/server/demo-reviews.service.ts'
import { seedDemoCompany } from '#features/settings/server/demo-company.ts'
import type { Context } from '#platform/server/context.ts'

/** A whole site to look at on the first start. Where anybody has an account already, nobody made up is added. */
export async function seedDemo(ctx: Context): Promise<void> {
  await seedDemoCompany(ctx)
  if (await userRepo.hasAnybody(ctx.db)) return
  await ctx.db.transaction(async (tx) => {
    await seedDemoBlog(ctx, tx)
    await seedDemoComments(ctx, tx)
    await seedDemoReviews(ctx, tx)
  })
}
