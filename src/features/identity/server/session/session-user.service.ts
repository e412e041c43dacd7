import { getSignInSettings } from '#features/settings/server/policies.service.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { TokenClaims } from './access-token.service.ts'
import * as sessionRepo from './session.repo.ts'

/** The current user of an open session: a revoked role or a disabled account is effective immediately. */
export async function loadSessionUser(ctx: Context, claims: TokenClaims): Promise<User | undefined> {
  const found = await sessionRepo.findSessionWithUser(ctx.db, claims, ctx.now())
  if (!found || found.isDisabled) return
  const { isDisabled, twoFactorEnabled, ...user } = found
  const lacksTwoFactor = user.role === 'ADMIN' && !twoFactorEnabled && (await getSignInSettings(ctx)).adminTwoFactor
  return { ...user, lacksTwoFactor }
}
