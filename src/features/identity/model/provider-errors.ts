/** Translation keys of OAuth errors, by error code. */
const ERROR_KEYS = {
  'password-does-not-meet-requirements': 'error.PASSWORD_NOT_ALLOWED',
  'network-request-failed': 'provider.network',
  'unauthorized-domain': 'error.ORIGIN_UNKNOWN',
  'popup-blocked': 'provider.blocked',
  'popup-closed-by-user': 'provider.cancelled',
  'cancelled-popup-request': 'provider.cancelled',
  'user-mismatch': 'provider.otherUser',
  'invalid-api-key': 'provider.setup',
  'multi-factor-auth-required': 'provider.secondStep',
  'missing-recaptcha-token': 'error.CAPTCHA_NEEDED',
  'access-denied': 'provider.cancelled',
  'interaction-required': 'provider.cancelled',
  'login-required': 'provider.cancelled',
  'account-not-linked': 'provider.notLinked',
  'unable-to-link-account': 'provider.notLinked',
  'email-not-verified': 'provider.notVerified',
  'account-already-linked-to-different-user': 'provider.otherUser',
  'email-does-not-match': 'provider.otherUser',
  'state-mismatch': 'provider.expired',
  'state-not-found': 'provider.expired',
  'state-invalid': 'provider.expired',
  'state-security-mismatch': 'provider.expired',
  'please-restart-the-process': 'provider.expired',
  'invalid-code': 'provider.expired',
  'no-code': 'provider.expired',
  'email-not-found': 'provider.noAddress',
  'signup-disabled': 'provider.noSignUp',
  'oauth-provider-not-found': 'provider.setup',
  'unauthorized-client': 'provider.setup',
  'invalid-client': 'provider.setup',
  'issuer-mismatch': 'provider.setup',
  'temporarily-unavailable': 'provider.failed',
  'server-error': 'provider.failed',
  'user-disabled': 'error.USER_DISABLED',
  'method-off': 'error.METHOD_OFF',
} as const

export type ProviderErrorKey = (typeof ERROR_KEYS)[keyof typeof ERROR_KEYS]

/** Normalises the code: providers and libraries write `access_denied`, `auth/popup-blocked` or `USER_DISABLED`. */
export function providerErrorKey(code: string): ProviderErrorKey {
  const plain = code
    .replace(/^auth\//, '')
    .replaceAll('_', '-')
    .toLowerCase()
  return Object.hasOwn(ERROR_KEYS, plain) ? ERROR_KEYS[plain as keyof typeof ERROR_KEYS] : 'provider.failed'
}
