import { PROVIDERS } from '#features/settings/model/sign-in.ts'
import { getSignInSettings } from '#features/settings/server/policies.service.ts'
import type { Db } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import type { SignInMethods } from '../model/identity.schema.ts'
import { credentialsOf } from './providers.ts'

/** Google is always offered while it is switched on; the others show only when they were set up. */
export async function getMethods({ db, env }: { db: Db; env: Env }): Promise<SignInMethods> {
  const settings = await getSignInSettings({ db })
  const providers = PROVIDERS.filter((id) => settings[id])
    .map((id) => ({ id, isReady: Boolean(credentialsOf(env, id).clientId && credentialsOf(env, id).clientSecret) }))
    .filter(({ id, isReady }) => isReady || id === 'google')
  return { password: settings.password, emailLink: settings.emailLink, providers }
}
