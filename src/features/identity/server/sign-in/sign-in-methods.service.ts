import { PROVIDERS } from '#features/settings/model/sign-in-settings.schema.ts'
import { getSignInSettings } from '#features/settings/server/policies.service.ts'
import type { Db } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import type { SignInMethods } from '../../model/identity.schema.ts'
import { providerCredentials } from '../auth/provider-config.service.ts'

/** Google is listed whenever it is enabled; the others only when configured too. */
export async function getSignInMethods({ db, env }: { db: Db; env: Env }): Promise<SignInMethods> {
  const settings = await getSignInSettings({ db })
  const providers = PROVIDERS.filter((id) => settings[id])
    .map((id) => ({
      id,
      isReady: Boolean(providerCredentials(env, id).clientId && providerCredentials(env, id).clientSecret),
    }))
    .filter(({ id, isReady }) => isReady || id === 'google')
  return { password: settings.password, emailLink: settings.emailLink, providers }
}
