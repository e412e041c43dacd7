import { randomUUID } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, getOAuthState, isAPIError } from 'better-auth/api'
import { genericOAuth, magicLink, twoFactor } from 'better-auth/plugins'
import { isLocale, type Locale } from '#kernel/locale.ts'
import { DAY_SECONDS, MINUTE_SECONDS } from '#kernel/time-units.ts'
import { truncatedAddress } from '#platform/server/client-address.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { CLIENT_ADDRESS_HEADER } from '#platform/server/request-info.ts'
import { SESSION_DAYS } from '../../model/session-retention.ts'
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '../../model/sign-in-settings.schema.ts'
import * as accountRepo from '../account/account.repo.ts'
import { userDataProviders } from '../account/user-data-providers.service.ts'
import { accountNoticeEmail } from '../identity.mail.tsx'
import { accounts, sessions, twoFactors, users, verifications } from '../identity.table.ts'
import { recordSecurityEvent } from '../session/security-events.service.ts'
import { LINK_LIFETIME_MINUTES, queueAccountNotice, sendLink } from '../sign-in/identity-emails.service.ts'
import { hashPassword } from '../sign-in/password-hash.service.ts'
import * as userRepo from '../users/user.repo.ts'
import { withProtectedTokens } from './auth-storage.service.ts'
import {
  findProviderName,
  joinAuthTransaction,
  markNewUser,
  transactionAwareDb,
  verifyPasswordOnce,
} from './auth-transaction.service.ts'
import { providerConfigs, validateProviderIdentity } from './provider-config.service.ts'
import { twoFactorKey } from './two-factor-key.service.ts'
import { authSecret } from './verification-token.service.ts'

export type Auth = ReturnType<typeof createAuth>

const authByContext = new WeakMap<Context, Auth>()

/** One Better Auth instance per runtime. */
export function getAuth(ctx: Context): Auth {
  const auth = authByContext.get(ctx) ?? createAuth(ctx)
  authByContext.set(ctx, auth)
  return auth
}

/** Forces new provider discovery after a provider could not be reached. */
export function discardAuth(ctx: Context): void {
  authByContext.delete(ctx)
}

/** The session of the cookie, without extending it. */
export async function findCookieSession(ctx: Context, headers: Headers) {
  return getAuth(ctx).api.getSession({ headers, query: { disableRefresh: true } })
}

/** For `catch`: a refusal of Better Auth becomes this error. */
export function refusedAs(createError: () => Error) {
  return (error: unknown): never => {
    throw isAPIError(error) ? createError() : error
  }
}

/** Better Auth manages sessions, accounts, links and second factors. Authorization and texts are in this code base. */
function createAuth(ctx: Context) {
  const { env, keys, log } = ctx
  return betterAuth({
    secret: authSecret(keys),
    baseURL: env.origin,
    basePath: '/api/auth',
    trustedOrigins: [env.origin],
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { level: 'error', log: (level, message) => log[level]({ from: 'better-auth' }, message) },
    database: withProtectedTokens(
      drizzleAdapter(transactionAwareDb(ctx.db), {
        provider: 'pg',
        schema: {
          user: users,
          account: accounts,
          session: sessions,
          verification: verifications,
          twoFactor: twoFactors,
        },
      }),
    ),
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: 'cyaan',
      useSecureCookies: env.origin.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => randomUUID() },
    },
    user: {
      fields: { name: 'firstName' },
      additionalFields: {
        lastName: { type: 'string', defaultValue: '' },
        language: { type: 'string', defaultValue: 'nl' },
        isDisabled: { type: 'boolean', defaultValue: false, input: false },
      },
      validateUserInfo: (identity) => validateProviderIdentity(ctx, identity),
    },
    account: {
      fields: { password: 'passwordHash' },
      updateAccountOnSignIn: false,
      // `validateUserInfo` alone decides about linking.
      accountLinking: {
        trustedProviders: [...PROVIDERS],
        requireLocalEmailVerified: false,
        allowDifferentEmails: true,
      },
    },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: 1,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: verifyPasswordOnce },
      resetPasswordTokenExpiresIn: LINK_LIFETIME_MINUTES.reset * MINUTE_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendLink(ctx, 'reset', user.id, token),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            markNewUser()
            return { data: { ...user, ...(await localeFromOAuthState()) } }
          },
        },
      },
      account: {
        create: { before: (account, call) => beforeProviderLink(ctx, account, call?.headers) },
      },
      session: {
        create: {
          before: async (session, call) =>
            claimRecords(ctx, await assertMaySignIn(ctx, session.userId, call?.path ?? '')),
        },
      },
    },
    onAPIError: { errorURL: '/login' },
    plugins: [
      // Second factors are encrypted with a separate key, not with the one that signs cookies.
      { id: 'encryption-key', init: () => ({ context: { secretConfig: twoFactorKey(keys) } }) },
      twoFactorPlugin(env),
      magicLink({
        disableSignUp: true,
        expiresIn: LINK_LIFETIME_MINUTES.emailLink * MINUTE_SECONDS,
        storeToken: 'hashed',
        sendMagicLink: ({ email, token }) => sendLink(ctx, 'emailLink', email, token),
      }),
      genericOAuth({ config: providerConfigs(ctx) }),
    ],
  })
}

/** Better Auth prompts for the second factor after a password; the after-hook adds email links. */
function twoFactorPlugin({ origin }: Env) {
  const plugin = twoFactor({ issuer: new URL(origin).hostname, allowPasswordless: true })
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (call: Parameters<typeof hook.matcher>[0]) => hook.matcher(call) || call.path === '/magic-link/verify',
  }))
  return { ...plugin, hooks: { after } }
}

/** OAuth callbacks cannot prompt for TOTP. */
const OAUTH_CALLBACK_PATH = /^\/callback\//

/** A user created by an OAuth callback gets the locale of the page that started it. */
async function localeFromOAuthState(): Promise<{ language?: Locale }> {
  const language = (await getOAuthState())?.language
  return isLocale(language) ? { language } : {}
}

/**
 * Rejects sessions of unverified and disabled users for every sign-in method, and OAuth sign-in with a second factor.
 */
async function assertMaySignIn({ db }: Context, userId: string, path: string) {
  const user = await userRepo.findById(transactionAwareDb(db), userId)
  if (!user?.emailVerified) throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED', message: 'not verified' })
  if (user.isDisabled) throw new APIError('FORBIDDEN', { code: 'USER_DISABLED', message: 'disabled' })
  if (user.twoFactorEnabled && OAUTH_CALLBACK_PATH.test(path))
    throw new APIError('FORBIDDEN', { code: 'MULTI_FACTOR_AUTH_REQUIRED', message: 'second factor' })
  return user
}

/** The address is verified: records that only have this address become those of the user. */
async function claimRecords({ db }: Context, user: { id: string; email: string }): Promise<void> {
  for (const { claimByEmail } of userDataProviders()) await claimByEmail?.(transactionAwareDb(db), user)
}

/**
 * Runs in the transaction that links a provider. If that is the first proof of the address, removes every earlier
 * account, and the name and language given with them: they may be of another person. Notifies the owner of the address.
 */
async function beforeProviderLink(
  ctx: Context,
  account: { userId: string; providerId: string },
  headers: Headers | undefined,
): Promise<void> {
  if (account.providerId === 'credential') return
  const network = truncatedAddress(headers?.get(CLIENT_ADDRESS_HEADER) ?? '')
  await joinAuthTransaction(ctx, async ({ tx }) => {
    const found = await userRepo.findById(tx, account.userId)
    if (!found) return
    const user = found.emailVerified ? found : await discardRegistration(tx, found)
    const provider = account.providerId as Provider
    await queueAccountNotice(ctx, tx, user, (change) =>
      accountNoticeEmail('providerLinked', change, PROVIDER_NAMES[provider]),
    )
    await recordSecurityEvent(ctx, user, 'providerLinked', { network }, { db: tx, method: provider })
  })
}

async function discardRegistration(tx: Tx, user: userRepo.UserAccount): Promise<userRepo.UserAccount> {
  const person = { ...findProviderName(), ...(await localeFromOAuthState()) }
  await accountRepo.removeAccounts(tx, user.id)
  await userRepo.update(tx, user.id, { ...person, registrationHash: null, newestLinkHash: null })
  return { ...user, ...person }
}
