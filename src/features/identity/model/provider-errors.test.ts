import { expect, test } from 'vitest'
import { nl } from '../messages/nl.ts'
import { providerErrorKey } from './provider-errors.ts'

const SPECIFIED_CODES = [
  'password-does-not-meet-requirements',
  'network-request-failed',
  'unauthorized-domain',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'user-mismatch',
  'invalid-api-key',
  'multi-factor-auth-required',
  'missing-recaptcha-token',
]

test('every error code of the specification has its own message', () => {
  for (const code of SPECIFIED_CODES) {
    const key = providerErrorKey(code)
    expect(key).not.toBe('provider.failed')
    expect(nl[key]).toBeTruthy()
  }
})

test('error codes are recognised in every spelling of providers and libraries', () => {
  expect(providerErrorKey('auth/popup-blocked')).toBe('provider.blocked')
  expect(providerErrorKey('access_denied')).toBe('provider.cancelled')
  expect(providerErrorKey('account_not_linked')).toBe('provider.notLinked')
  expect(providerErrorKey('unable_to_link_account')).toBe('provider.notLinked')
  expect(providerErrorKey('state_mismatch')).toBe('provider.expired')
  expect(providerErrorKey('state_not_found')).toBe('provider.expired')
  expect(providerErrorKey('invalid_code')).toBe('provider.expired')
  expect(providerErrorKey('email_not_found')).toBe('provider.noAddress')
  expect(providerErrorKey('signup_disabled')).toBe('provider.noSignUp')
  expect(providerErrorKey('USER_DISABLED')).toBe('error.USER_DISABLED')
  expect(providerErrorKey('METHOD_OFF')).toBe('error.METHOD_OFF')
  expect(providerErrorKey('EMAIL_NOT_VERIFIED')).toBe('provider.notVerified')
  expect(providerErrorKey('EMAIL_NOT_FOUND')).toBe('provider.noAddress')
})

test('an unknown error code gets the general message and is never shown', () => {
  expect(providerErrorKey('<script>')).toBe('provider.failed')
  expect(providerErrorKey('constructor')).toBe('provider.failed')
  expect(providerErrorKey('')).toBe('provider.failed')
})
