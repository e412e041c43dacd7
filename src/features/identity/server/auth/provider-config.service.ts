import { getOAuthState } from 'better-auth/api'
import type { GenericOAuthConfig } from 'better-auth/plugins'
import { z } from 'zod'
import { getSetting } from '#features/settings/server/setting.service.ts'
import type { Context } from '#platform/server/context.ts'
import type { Env } from '#platform/server/env.ts'
import { type ProviderClaims, parseProviderClaims } from '../../model/provider-claims.ts'
import { PROVIDERS, type Provider, signInSetting } from '../../model/sign-in-settings.schema.ts'
import { beginDeferredTransaction, setProviderName, transactionAwareDb } from './auth-transaction.service.ts'

const API_TIMEOUT_MS = 10_000
/** Reserved domain: Better Auth requires an address even for a linked identity without one. */
const NO_EMAIL_DOMAIN = '.invalid'

export function providerCredentials(env: Env, provider: Provider) {
  const name = provider.toUpperCase() as Uppercase<Provider>
  return { clientId: env[`${name}_CLIENT_ID`], clientSecret: env[`${name}_CLIENT_SECRET`] }
}

type ProviderSetup = Omit<GenericOAuthConfig, 'providerId' | 'clientId' | 'clientSecret' | 'mapProfileToUser'>
/** An account at a provider. Its other fields become claims. */
const account = z.looseObject({ id: z.union([z.string(), z.number()]) })
type RawProviderProfile = ProviderClaims & { id?: string | number; sub?: string }

export function providerConfigs({ env }: Pick<Context, 'env'>): GenericOAuthConfig[] {
  const setups: { [Id in Provider]: (env: Env) => ProviderSetup } = { google, facebook, github, twitter }
  return PROVIDERS.flatMap((providerId) => {
    const { clientId, clientSecret } = providerCredentials(env, providerId)
    if (!clientId || !clientSecret) return []
    const mapProfileToUser = async (raw: object) => {
      // The last request to the provider is done: open the transaction.
      await beginDeferredTransaction()
      const profile = raw as RawProviderProfile
      const { email, emailVerified, firstName, lastName } = parseProviderClaims(profile)
      setProviderName({ firstName, lastName })
      const address = email ?? `${profile.sub ?? profile.id}@${providerId}${NO_EMAIL_DOMAIN}`
      // Profile pictures of providers are not used.
      return { email: address, emailVerified, name: firstName, lastName, image: undefined }
    }
    const setup = setups[providerId](env)
    return [{ ...setup, providerId, clientId, clientSecret, mapProfileToUser, accountSubject }]
  })
}

/** Refuses an id that PostgreSQL cannot store: a refusal of the provider, not an internal error. */
function accountSubject({ profile }: { profile: object }): string | number {
  const { sub, id = '' } = profile as RawProviderProfile
  const subject = sub ?? id
  if (String(subject).includes('\0')) throw new Error('the id of the provider account is invalid')
  return subject
}

/**
 * Better Auth calls this before it creates a user, links an account or signs in a linked one. An address counts if the
 * provider reports it as verified. A linked identity is recognised by its id, and an identity being linked by the open
 * session: their addresses do not matter.
 */
export async function validateProviderIdentity(
  { db }: Pick<Context, 'db'>,
  { user, source }: { user: { email?: string; emailVerified?: boolean }; source: Source },
): Promise<{ error: string } | undefined> {
  if (source.method !== 'oauth') return
  const settings = await getSetting({ db: transactionAwareDb(db) }, signInSetting)
  if (!settings[source.oauth?.providerId as Provider]) return { error: 'METHOD_OFF' }
  if (source.action === 'sign-in' || (await getOAuthState())?.link) return
  if (!user.email || user.email.endsWith(NO_EMAIL_DOMAIN)) return { error: 'EMAIL_NOT_FOUND' }
  if (user.emailVerified !== true) return { error: 'EMAIL_NOT_VERIFIED' }
}

type Source = { method: string; action: string; oauth?: { providerId: string } | undefined }

function google({ GOOGLE_DISCOVERY_URL }: Env): ProviderSetup {
  return {
    discoveryUrl: GOOGLE_DISCOVERY_URL,
    requireIdTokenVerification: true,
    scopes: ['openid', 'email', 'profile'],
  }
}

/** `/user` has the public address without its verification state, so the verified one is read from the list. */
function github({ GITHUB_URL }: Env): ProviderSetup {
  const web = GITHUB_URL ?? 'https://github.com'
  // GitHub Enterprise Server serves its API under its own URL.
  const api = GITHUB_URL ? `${GITHUB_URL}/api/v3` : 'https://api.github.com'
  return {
    authorizationUrl: `${web}/login/oauth/authorize`,
    tokenUrl: `${web}/login/oauth/access_token`,
    scopes: ['read:user', 'user:email'],
    getUserInfo: async ({ accessToken }) => {
      const [user, addresses] = await Promise.all([
        fetchJson(account, `${api}/user`, accessToken),
        fetchJson(z.array(z.looseObject({})), `${api}/user/emails`, accessToken),
      ])
      const verified = addresses?.filter((address) => address.verified === true)
      const best =
        verified?.find((address) => address.primary) ?? verified?.[0] ?? addresses?.find((address) => address.primary)
      const names = { name: user?.name, preferred_username: user?.login }
      return user && asOAuthProfile({ id: user.id, email: best?.email, email_verified: best?.verified, ...names })
    },
  }
}

/** The Graph API does not report whether an address is verified, so it counts as unverified. */
function facebook({ FACEBOOK_URL }: Env): ProviderSetup {
  const graph = FACEBOOK_URL ?? 'https://graph.facebook.com'
  return {
    authorizationUrl: `${FACEBOOK_URL ?? 'https://www.facebook.com'}/v24.0/dialog/oauth`,
    tokenUrl: `${graph}/v24.0/oauth/access_token`,
    scopes: ['email', 'public_profile'],
    pkce: false,
    getUserInfo: async ({ accessToken }) => {
      const address = `${graph}/v24.0/me?fields=id,email,first_name,last_name,name`
      const person = await fetchJson(account, address, accessToken)
      if (!person) return null
      const { id, email, first_name: given_name, last_name: family_name, name } = person
      return asOAuthProfile({ id, email, email_verified: false, given_name, family_name, name })
    },
  }
}

/** X returns `confirmed_email` only for a confirmed address. */
function twitter({ TWITTER_URL }: Env): ProviderSetup {
  const api = TWITTER_URL ?? 'https://api.x.com'
  return {
    authorizationUrl: `${TWITTER_URL ?? 'https://x.com'}/i/oauth2/authorize`,
    tokenUrl: `${api}/2/oauth2/token`,
    authentication: 'basic',
    scopes: ['users.read', 'tweet.read', 'users.email'],
    getUserInfo: async ({ accessToken }) => {
      const me = await fetchJson(
        z.object({ data: account }),
        `${api}/2/users/me?user.fields=confirmed_email`,
        accessToken,
      )
      if (!me) return null
      const { id, name, username: preferred_username, confirmed_email: email } = me.data
      return asOAuthProfile({ id, email, email_verified: email !== undefined, name, preferred_username })
    },
  }
}

/** Better Auth's type requires fields that `mapProfileToUser` sets. */
function asOAuthProfile(profile: RawProviderProfile) {
  return profile as RawProviderProfile & { email: string; emailVerified: boolean; name: string }
}

/** Null if the call fails or the body has another form. */
async function fetchJson<Body>(schema: z.ZodType<Body>, url: string, accessToken = ''): Promise<Body | null> {
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json', 'user-agent': 'cyaan' }
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(API_TIMEOUT_MS) })
  return response.ok ? (schema.safeParse(await response.json()).data ?? null) : null
}
