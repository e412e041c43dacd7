import { randomUUID } from 'node:crypto'
import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, getOAuthState } from 'better-auth/api'
import { genericOAuth, magicLink, twoFactor } from 'better-auth/plugins'
import { PROVIDERS } from '#features/settings/model/sign-in.ts'
import { isLocale, type Locale } from '#kernel/locale.ts'
import { truncatedAddress } from '#platform/server/client-address.ts'
import type { Context } from '#platform/server/context.ts'
import type { Env } from '#platform/server/env.ts'
import { LINK_LIFETIME } from '../model/link-lifetime.ts'
import { withProtectedTokens } from './auth-storage.ts'
import { noteNewUser, transactional } from './auth-transaction.ts'
import { accounts, sessions, twoFactors, users, verifications } from './identity.table.ts'
import { sendEmailLink, sendReset, sendVerification } from './link-letters.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { beforeProviderLink } from './provider-link.ts'
import { providerConfigs, refuseProviderIdentity } from './providers.ts'
import { twoFactorKey } from './two-factor-key.ts'
import * as userRepo from './user.repo.ts'

const MINUTE = 60
const DAY = 86_400
/** Our routes write it from the socket, over whatever the client sent. */
export const ADDRESS_HEADER = 'x-client-address'

export type Auth = ReturnType<typeof createAuth>

const made = new WeakMap<Context, Auth>()

/** One per house. */
export async function authOf(ctx: Context): Promise<Auth> {
  const auth = made.get(ctx) ?? createAuth(ctx)
  made.set(ctx, auth)
  return auth
}

/** A provider that could not be reached when it was set up is asked again. */
export function forgetAuth(ctx: Context): void {
  made.delete(ctx)
}

/** Better Auth keeps sessions, accounts, links and second factors; who may do what, and every word, is ours. */
function createAuth(ctx: Context) {
  const { env, keys, log } = ctx
  return betterAuth({
    secret: keys.derive('better-auth').toString('base64url'),
    baseURL: env.origin,
    basePath: '/api/auth',
    trustedOrigins: [env.origin],
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { level: 'error', log: (level, message) => log[level]({ from: 'better-auth' }, message) },
    database: withProtectedTokens(
      drizzleAdapter(transactional(ctx.db), {
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
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => randomUUID() },
    },
    user: {
      fields: { name: 'firstName' },
      additionalFields: {
        lastName: { type: 'string', defaultValue: '' },
        language: { type: 'string', defaultValue: 'nl' },
        isDisabled: { type: 'boolean', defaultValue: false, input: false },
      },
      validateUserInfo: (identity) => refuseProviderIdentity(ctx, identity),
    },
    account: {
      fields: { password: 'passwordHash' },
      updateAccountOnSignIn: false,
      // `validateUserInfo` alone decides, in every case.
      accountLinking: {
        trustedProviders: [...PROVIDERS],
        requireLocalEmailVerified: false,
        allowDifferentEmails: true,
      },
    },
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: 1,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: ({ password, hash }) => verifyPassword(password, hash) },
      resetPasswordTokenExpiresIn: LINK_LIFETIME.reset * MINUTE,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendReset(ctx, user.id, token),
    },
    emailVerification: {
      expiresIn: LINK_LIFETIME.verification * MINUTE,
      sendOnSignUp: true,
      sendOnSignIn: false,
      sendVerificationEmail: ({ user, token }) => sendVerification(ctx, user.id, token),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            noteNewUser()
            return { data: { ...user, ...(await languageOnTheWay()) } }
          },
        },
      },
      account: { create: { before: (account, call) => beforeProviderLink(ctx, account, networkOf(call?.headers)) } },
      session: { create: { before: (session, call) => checkWayIn(ctx, session.userId, call?.path ?? '') } },
    },
    onAPIError: { errorURL: '/login' },
    plugins: [
      encryptionKey(twoFactorKey(keys)),
      secondStep(env),
      magicLink({
        disableSignUp: true,
        expiresIn: LINK_LIFETIME.emailLink * MINUTE,
        storeToken: 'hashed',
        sendMagicLink: ({ email, token }) => sendEmailLink(ctx, email, token),
      }),
      genericOAuth({ config: providerConfigs(ctx) }),
    ],
  })
}

/** Second factors are encrypted with a key of their own, not with the one that signs cookies. */
function encryptionKey(secretConfig: string): BetterAuthPlugin {
  return { id: 'encryption-key', init: () => ({ context: { secretConfig } }) }
}

/** The second factor. Better Auth asks for it after a password; a link in a letter is worth no more than that. */
function secondStep({ origin }: Env) {
  const plugin = twoFactor({ issuer: new URL(origin).hostname, allowPasswordless: true })
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (call: Parameters<typeof hook.matcher>[0]) => hook.matcher(call) || call.path === '/magic-link/verify',
  }))
  return { ...plugin, hooks: { after } }
}

/** The way back from a provider: nobody could be asked for a code there. */
const WITHOUT_SECOND_STEP = /^\/callback\//

/** Whoever comes by a provider speaks the language of the page they left for it. */
async function languageOnTheWay(): Promise<{ language?: Locale }> {
  const language = (await getOAuthState())?.language
  return isLocale(language) ? { language } : {}
}

/** For security events. */
function networkOf(headers: Headers | undefined): string {
  return truncatedAddress(headers?.get(ADDRESS_HEADER) ?? '')
}

/** No session without a proved address, nor for a disabled user, whatever the way in; and no way around a second factor. */
async function checkWayIn({ db }: Context, userId: string, path: string): Promise<void> {
  const user = await userRepo.findById(transactional(db), userId)
  if (!user?.emailVerified) throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED', message: 'not verified' })
  if (user.isDisabled) throw new APIError('FORBIDDEN', { code: 'USER_DISABLED', message: 'disabled' })
  if (user.twoFactorEnabled && WITHOUT_SECOND_STEP.test(path))
    throw new APIError('FORBIDDEN', { code: 'MULTI_FACTOR_AUTH_REQUIRED', message: 'second step' })
}
