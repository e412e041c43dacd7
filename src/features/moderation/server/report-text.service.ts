import { HOUR_SECONDS } from '#kernel/time-units.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import { moderationErrors } from '../model/moderation.errors.ts'
import type { ReportRequest } from '../model/moderation.schema.ts'
import * as repo from './moderation.repo.ts'
import * as decisionRepo from './moderation-decision.repo.ts'

/** Once per user and text. The text stays visible until an admin decides. */
export async function reportText(ctx: Context, user: User, request: ReportRequest): Promise<void> {
  await consumeRateLimit(ctx, { key: `reports:${user.id}`, max: 30, seconds: HOUR_SECONDS })
  const { kind, id, reason, comment } = request
  await ctx.db.transaction(async (tx) => {
    const [text] = await repo.findForDecision(tx, [{ kind, id }])
    if (text?.state !== 'visible') throw moderationErrors.TEXT_NOT_FOUND()
    if (text.authorId === user.id) throw moderationErrors.OWN_TEXT()
    const report = { kind, id, reporterId: user.id, reason, comment, at: ctx.now() }
    if (!(await decisionRepo.insertReport(tx, report))) throw moderationErrors.ALREADY_REPORTED()
    await repo.update(tx, { kind, id }, { openReports: text.openReports + 1 })
  })
}
