import type { Provider } from '#features/settings/model/sign-in-settings.schema.ts'
import { getSignInSettings } from '#features/settings/server/policies.service.ts'
import { localizedPath } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { RequestInfo } from '../../../../platform/server/request-info.ts'
import { identityErrors } from '../../model/identity.errors.ts'
import { canSignInWithout } from '../../model/remaining-methods.ts'
import * as accountRepo from '../account/account.repo.ts'
import {
  type ReauthenticationProof,
  requireReauthentication,
  requireSameSession,
} from '../account/reauthentication.service.ts'
import { recordSecurityEvent } from '../session/security-events.service.ts'
import { getSignInMethods } from '../sign-in/sign-in-methods.service.ts'
import * as userRepo from '../users/user.repo.ts'
import { discardAuth, getAuth } from './auth.service.ts'
import { withDeferredTransaction } from './auth-transaction.service.ts'
import { providerCredentials } from './provider-config.service.ts'

/** OAuth callback. A refusal is a redirect with an `error` parameter, and its transaction is rolled back. */
export async function handleOAuthCallback(ctx: Context, request: Request) {
  const auth = await getAuth(ctx)
  return withDeferredTransaction(ctx, () => auth.handler(request), isOAuthSuccess)
}

function isOAuthSuccess({ status, headers }: Response): boolean {
  const target = URL.parse(headers.get('location') ?? '', 'http://site')
  return status < 400 && target !== null && !target.searchParams.has('error')
}

/**
 * Returns the URL to send the browser to. The session identifies the user, so an identity with any address may be
 * linked.
 */
export async function linkProvider(
  ctx: Context,
  user: User,
  provider: Provider,
  proof: ReauthenticationProof,
  caller: RequestInfo,
) {
  if (!(await getSignInSettings(ctx))[provider]) throw identityErrors.METHOD_OFF()
  if (!providerCredentials(ctx.env, provider).clientId) throw identityErrors.METHOD_NOT_READY()
  await requireReauthentication(ctx, user, proof, caller)
  await requireSameSession(ctx, user, caller)
  const { api } = await getAuth(ctx)
  const callbackURL = `${localizedPath(caller.locale, '/profile')}#providers`
  const body = { provider, callbackURL, errorCallbackURL: callbackURL, disableRedirect: true }
  try {
    const { headers, response } = await api.linkSocialAccount({ body, headers: caller.headers, returnHeaders: true })
    return { url: response.url, cookies: headers }
  } catch (error) {
    ctx.log.error({ err: error, provider }, 'identity provider unreachable')
    discardAuth(ctx)
    throw identityErrors.METHOD_NOT_READY()
  }
}

export async function unlinkProvider(
  ctx: Context,
  user: User,
  provider: Provider,
  proof: ReauthenticationProof,
  caller: RequestInfo,
) {
  await requireReauthentication(ctx, user, proof, caller)
  await ctx.db.transaction(async (tx) => {
    const accounts = await accountRepo.lockAccounts(tx, user.id)
    if (!accounts.includes(provider)) throw identityErrors.PROVIDER_NOT_LINKED()
    const methods = await getSignInMethods({ db: tx, env: ctx.env })
    const { twoFactorEnabled } = (await userRepo.findById(tx, user.id))!
    if (!canSignInWithout(provider, { accounts, methods, twoFactorEnabled })) throw identityErrors.LAST_SIGN_IN_METHOD()
    await accountRepo.removeAccount(tx, user.id, provider)
    await recordSecurityEvent(ctx, user, 'providerUnlinked', caller, { db: tx, method: provider })
  })
}
