import { expect, test } from 'vitest'
import { canSignInWithout } from './remaining-methods.ts'

const READY = [
  { id: 'google' as const, isReady: true },
  { id: 'github' as const, isReady: false },
]
const methods = { password: true, emailLink: false, providers: READY }

test.each([
  [['google'], methods, false, false],
  [['google', 'credential'], methods, false, true],
  [['google', 'credential'], { ...methods, password: false }, false, false],
  [['google'], { ...methods, emailLink: true }, false, true],
  [['google', 'github'], methods, false, false],
  [['google', 'credential'], methods, true, true],
])('without Google, %j with %j (second factor %j): %j', (accounts, given, twoFactorEnabled, expected) => {
  expect(canSignInWithout('google', { accounts, methods: given, twoFactorEnabled })).toBe(expected)
})

test('another provider counts if it is ready and two-factor authentication is off', () => {
  const options = { accounts: ['google', 'facebook'], methods, twoFactorEnabled: false }
  expect(canSignInWithout('facebook', options)).toBe(true)
  expect(canSignInWithout('facebook', { ...options, twoFactorEnabled: true })).toBe(false)
})
