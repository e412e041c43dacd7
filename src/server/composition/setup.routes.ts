import { Hono } from 'hono'
import { z } from 'zod'
import { hasPublishedExceptBy } from '#features/blog/server/posts/post.repo.ts'
import { listActive } from '#features/booking/server/rules/rule.repo.ts'
import { passwordPolicySetting } from '#features/identity/model/password-policy.schema.ts'
import { requireAdmin } from '#features/identity/server/guards.ts'
import {
  DEMO_ID_PATTERN,
  hasFirstPassword as findFirstPassword,
  hasDemoUsers,
} from '#features/identity/server/users/user.repo.ts'
import { getMailStatus } from '#features/mail/server/mail.service.ts'
import { type Company, companySetting } from '#features/settings/model/company.schema.ts'
import { getSetting, getStoredSetting } from '#features/settings/server/setting.service.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import type { Context } from '#platform/server/context.ts'
import { type AppEnv, operationsFor } from '#platform/server/http.ts'
import { SETUP_STEPS, setupSteps } from './setup-steps.ts'

const operation = operationsFor('setup')
const setup = namedObject('Setup', {
  steps: z.array(
    z.object({ key: z.enum(SETUP_STEPS), isDone: z.boolean(), link: z.string().describe('The screen to do it on') }),
  ),
})

export const setupRoutes = new Hono<AppEnv>().get(
  '/',
  operation('List the steps to set up the site', setup, 'Each computed from the state of the site'),
  requireAdmin,
  async (c) => c.json({ steps: setupSteps(await loadFacts(c.var.ctx)) }),
)

async function loadFacts(ctx: Context) {
  const { db, now } = ctx
  const [stored, rules, mail, hasFirstPassword, policy, hasDemoContent, hasOwnArticle] = await Promise.all([
    getStoredSetting(ctx, companySetting),
    listActive(db),
    getMailStatus(ctx),
    findFirstPassword(db),
    getSetting(ctx, passwordPolicySetting),
    hasDemoUsers(db),
    hasPublishedExceptBy(db, DEMO_ID_PATTERN, now()),
  ])
  return {
    company: stored.value as Company,
    isDemoCompany: stored.isDemo,
    hasOpeningRule: rules.some(({ isBlocked }) => !isBlocked),
    hasMailServer: mail.hasMailServer,
    hasSentEmail: mail.counts.sent > 0 || mail.testedAt !== null,
    hasFirstPassword,
    minimumPasswordLength: policy.minimum,
    hasDemoContent,
    hasOwnArticle,
  }
}
