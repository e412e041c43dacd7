import type { MailServer } from '#features/mail/model/mail-server.schema.ts'
import { hasMailServer } from '#features/mail/server/mail-server.service.ts'
import { getSetting, type SettingListener } from '#features/settings/server/setting.service.ts'
import { AppError, expectDefined } from '#kernel/app-error.ts'
import { localizedPath } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { identityErrors } from '../../model/identity.errors.ts'
import type { SignInMethods } from '../../model/identity.schema.ts'
import { canSignInWithout } from '../../model/remaining-methods.ts'
import { safeNext } from '../../model/safe-next.ts'
import { PROVIDERS, type Provider, type SignInSettings, signInSetting } from '../../model/sign-in-settings.schema.ts'
import * as accountRepo from '../account/account.repo.ts'
import {
  type ReauthenticationProof,
  requireReauthentication,
  requireSameSession,
} from '../account/reauthentication.service.ts'
import { isLookAroundOpen } from '../session/look-around.service.ts'
import { recordSecurityEvent } from '../session/security-events.service.ts'
import * as userRepo from '../users/user.repo.ts'
import { type Auth, discardAuth, getAuth } from './auth.service.ts'
import { withDeferredTransaction } from './auth-transaction.service.ts'
import { providerCredentials } from './provider-config.service.ts'

/** OAuth callback. A refusal is a redirect with an `error` parameter, and its transaction is rolled back. */
export async function handleOAuthCallback(ctx: Context, request: Request) {
  return withDeferredTransaction(ctx, () => getAuth(ctx).handler(request), isOAuthSuccess)
}

function isOAuthSuccess({ status, headers }: Response): boolean {
  const target = URL.parse(headers.get('location') ?? '', 'http://site')
  return status < 400 && target !== null && !target.searchParams.has('error')
}

/** Without a mail server, links by e-mail do not work, so only passwords are left. */
export const requireSignInMethod: SettingListener<SignInSettings> = async ({ db, env }, { password }) => {
  if (!password && !(await hasMailServer({ db, env })))
    throw new AppError('INVALID_INPUT', 422, { password: 'identity-settings:password.neededWithoutMail' })
}

/** The same for a mail server that is removed. */
export const requireMailForSignIn: SettingListener<MailServer> = async ({ db, env }) => {
  if ((await getSetting({ db }, signInSetting)).password || (await hasMailServer({ db, env }))) return
  throw new AppError('INVALID_INPUT', 422, { host: 'mail-server:host.neededForSignIn' })
}

let listsGoogleWithoutKeys: (ctx: { db: Db; env: Env }) => Promise<boolean> = async () => false

/** Google without keys is listed as not ready where the condition is true. */
export function listGoogleWithoutKeysIf(condition: typeof listsGoogleWithoutKeys): void {
  listsGoogleWithoutKeys = condition
}

/** Providers are listed when enabled and configured. */
export async function getSignInMethods({ db, env }: { db: Db; env: Env }): Promise<SignInMethods> {
  const { password, emailLink, ...enabled } = await getSetting({ db }, signInSetting)
  const all = PROVIDERS.filter((id) => enabled[id]).map((id) => ({ id, isReady: isConfigured(env, id) }))
  const isExcepted = all.some(isGoogleWithoutKeys) && (await listsGoogleWithoutKeys({ db, env }))
  const providers = all.filter((provider) => provider.isReady || (isExcepted && isGoogleWithoutKeys(provider)))
  return { password, emailLink, providers, lookAround: await isLookAroundOpen({ db, env }) }
}

function isGoogleWithoutKeys({ id, isReady }: SignInMethods['providers'][number]): boolean {
  return id === 'google' && !isReady
}

function isConfigured(env: Env, provider: Provider): boolean {
  const { clientId, clientSecret } = providerCredentials(env, provider)
  return Boolean(clientId && clientSecret)
}

/** Returns the URL of the provider's authorization endpoint. */
export async function startProviderSignIn(
  ctx: Context,
  { provider, next, forceSelect }: { provider: Provider; next?: string | undefined; forceSelect: boolean },
  { headers: sent, locale }: RequestInfo,
) {
  await assertProviderReady(ctx, provider)
  const login = localizedPath(locale, '/login')
  const callbackURL = `${login}?signedIn=1&next=${encodeURIComponent(safeNext(next))}`
  const errorCallbackURL = `${login}?next=${encodeURIComponent(safeNext(next))}`
  const additionalData = { language: locale }
  const body = { provider, callbackURL, errorCallbackURL, additionalData, disableRedirect: true }
  return callProvider(ctx, provider, async (api) => {
    const { headers, response } = await api.signInSocial({ body, headers: sent, returnHeaders: true })
    const url = new URL(expectDefined(response.url, 'address of the provider'))
    if (forceSelect) url.searchParams.set('prompt', 'select_account')
    return { url: url.href, cookies: headers }
  })
}

/** Like `startProviderSignIn`, for the open session: it identifies the user, so any identity may be linked. */
export async function linkProvider(
  ctx: Context,
  user: User,
  provider: Provider,
  proof: ReauthenticationProof,
  caller: RequestInfo,
) {
  await assertProviderReady(ctx, provider)
  await requireReauthentication(ctx, user, proof, caller)
  await requireSameSession(ctx, user, caller)
  const callbackURL = `${localizedPath(caller.locale, '/profile')}#providers`
  const body = { provider, callbackURL, errorCallbackURL: callbackURL, disableRedirect: true }
  return callProvider(ctx, provider, async (api) => {
    const { headers, response } = await api.linkSocialAccount({ body, headers: caller.headers, returnHeaders: true })
    return { url: response.url, cookies: headers }
  })
}

async function assertProviderReady(ctx: Context, provider: Provider): Promise<void> {
  if (!(await getSetting(ctx, signInSetting))[provider]) throw identityErrors.METHOD_OFF()
  if (!isConfigured(ctx.env, provider)) throw identityErrors.METHOD_NOT_READY()
}

/** Runs a call that needs the provider's discovery document; after a failure discovery is repeated. */
async function callProvider<Result>(ctx: Context, provider: Provider, call: (api: Auth['api']) => Promise<Result>) {
  return call(getAuth(ctx).api).catch((error) => {
    ctx.log.error({ err: error, provider }, 'identity provider unreachable')
    discardAuth(ctx)
    throw identityErrors.METHOD_NOT_READY()
  })
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
    const { twoFactorEnabled } = expectDefined(await userRepo.findById(tx, user.id), 'user')
    if (!canSignInWithout(provider, { accounts, methods, twoFactorEnabled })) throw identityErrors.LAST_SIGN_IN_METHOD()
    await accountRepo.removeAccount(tx, user.id, provider)
    await recordSecurityEvent(ctx, user, 'providerUnlinked', caller, { db: tx, method: provider })
  })
}
