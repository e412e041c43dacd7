import { expect, test } from 'vitest'
import { signInSetting, signInSettings } from './sign-in-settings.schema.ts'

test('passwords can be disabled only while links by e-mail are enabled; a provider alone is refused', () => {
  const withoutPassword = { ...signInSetting.initial, password: false, adminTwoFactor: true }
  expect(signInSettings.safeParse({ ...withoutPassword, emailLink: true }).success).toBe(true)
  const { error } = signInSettings.safeParse(withoutPassword)
  expect(error?.issues).toMatchObject([{ path: ['password'], message: 'identity-settings:password.needed' }])
})
