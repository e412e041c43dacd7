import { removeDemoBlog, seedDemoBlog } from '#features/blog/server/demo-blog.service.ts'
import { admitDemoComments, seedDemoComments } from '#features/blog/server/demo-comments.service.ts'
import { removeDemoAppointments } from '#features/booking/server/demo-appointments.ts'
import { DEMO_IDS, removeDemoPeople } from '#features/identity/server/demo-people.ts'
import * as userRepo from '#features/identity/server/user.repo.ts'
import { forgetTextsLike } from '#features/moderation/server/submit.service.ts'
import { admitDemoReviews, removeDemoReviews, seedDemoReviews } from '#features/reviews/server/demo-reviews.service.ts'
import { seedDemoCompany } from '#features/settings/server/demo-company.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'

/** A whole site to look at on the first start. Where anybody has an account already, nobody made up is added. */
export async function seedDemo(ctx: Context): Promise<void> {
  await seedDemoCompany(ctx)
  await ctx.db.transaction(async (tx) => {
    // Several processes may start at once; the second finds what the first has made.
    await settings.lock(tx, 'demo')
    if (!(await userRepo.hasAnybody(tx))) {
      await seedDemoBlog(ctx, tx)
      await seedDemoComments(ctx, tx)
      await seedDemoReviews(ctx, tx)
    }
    // At every start: sites were seeded before moderation knew what the demo wrote.
    await admitDemoComments(tx)
    await admitDemoReviews(tx)
  })
}

/** Everything made up goes, in one piece; the company's facts stay until the owner writes their own. */
export async function removeDemo({ db }: Pick<Context, 'db'>, record?: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await forgetTextsLike(tx, DEMO_IDS)
    await removeDemoBlog(tx)
    await removeDemoReviews(tx)
    await removeDemoAppointments(tx)
    await removeDemoPeople(tx)
    await record?.(tx)
  })
}
