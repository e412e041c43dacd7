import type { Db } from '#platform/server/db.ts'
import type { PasswordPolicy } from '../model/password-policy.schema.ts'
import type { SignInSettings } from '../model/sign-in-settings.schema.ts'
import { getSetting } from './setting.service.ts'

export const SIGN_IN_KEY = 'sign-in'

export function getPasswordPolicy({ db }: { db: Db }): Promise<PasswordPolicy> {
  return getSetting({ db }, 'password-policy')
}

export function getSignInSettings({ db }: { db: Db }): Promise<SignInSettings> {
  return getSetting({ db }, SIGN_IN_KEY)
}
