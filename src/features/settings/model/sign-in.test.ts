import { expect, test } from 'vitest'
import { DEFAULT_SIGN_IN, signInSettings } from './sign-in.ts'

const byLink = { ...DEFAULT_SIGN_IN, password: false, emailLink: true }

test('the password can be turned off where a link by e-mail is left, unless admins must have a second factor', () => {
  expect(signInSettings.safeParse(byLink).success).toBe(true)
  const { error } = signInSettings.safeParse({ ...byLink, adminTwoFactor: true })
  expect(error?.issues).toMatchObject([{ path: ['password'], message: 'settings-admin:password.neededForSecondStep' }])
})
