import { Hono } from 'hono'
import { passwordPolicySetting } from '#features/identity/model/password-policy.schema.ts'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { hasFirstPassword } from '#features/identity/server/users/user.repo.ts'
import { getMailStatus } from '#features/mail/server/mail.service.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { getSetting, getStoredSetting } from '#features/settings/server/setting.service.ts'
import type { Context } from '#platform/server/context.ts'
import { type AppEnv, operationsFor } from '#platform/server/http.ts'
import { setup } from '../model/setup.schema.ts'
import { type SetupFacts, setupSteps } from '../model/setup-steps.ts'

const operation = operationsFor('setup')

/** Facts of slices that this one cannot import. */
export type SetupSource = (
  ctx: Context,
) => Promise<Pick<SetupFacts, 'hasOpeningRule' | 'hasDemoContent' | 'hasOwnArticle'>>

export const setupRoutes = (source: SetupSource) =>
  new Hono<AppEnv>().get(
    '/',
    operation('List the steps to set up the site', setup, 'Each computed from the state of the site'),
    requireAdmin,
    async (c) => {
      const steps = setupSteps(await loadFacts(c.var.ctx, source))
      // Everyone can look around: they must not learn that the printed password still works.
      return c.json({ steps: c.var.user.examples ? steps.filter(({ key }) => key !== 'password') : steps })
    },
  )

export type SetupRoutes = ReturnType<typeof setupRoutes>

async function loadFacts(ctx: Context, source: SetupSource): Promise<SetupFacts> {
  const [stored, mail, isFirstPassword, policy, others] = await Promise.all([
    getStoredSetting(ctx, companySetting),
    getMailStatus(ctx),
    hasFirstPassword(ctx.db),
    getSetting(ctx, passwordPolicySetting),
    source(ctx),
  ])
  return {
    company: stored.value,
    isDemoCompany: stored.isDemo,
    hasMailServer: mail.hasMailServer,
    hasSentEmail: mail.counts.sent > 0 || mail.testedAt !== null,
    hasFirstPassword: isFirstPassword,
    minimumPasswordLength: policy.minimum,
    ...others,
  }
}
