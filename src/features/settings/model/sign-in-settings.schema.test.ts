import { expect, test } from 'vitest'
import { DEFAULT_SIGN_IN, signInSettings } from './sign-in-settings.schema.ts'

test('the password can be turned off where a link by e-mail is left; a provider alone is no way in', () => {
  const withoutPassword = { ...DEFAULT_SIGN_IN, password: false, adminTwoFactor: true }
  expect(signInSettings.safeParse({ ...withoutPassword, emailLink: true }).success).toBe(true)
  const { error } = signInSettings.safeParse(withoutPassword)
  expect(error?.issues).toMatchObject([{ path: ['password'], message: 'settings-admin:password.needed' }])
})
