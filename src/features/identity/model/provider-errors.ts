/** OAuth error codes by the translation key that explains them. */
const CODES_BY_KEY = {
  'error.PASSWORD_NOT_ALLOWED': ['password-does-not-meet-requirements'],
  'provider.network': ['network-request-failed'],
  'error.ORIGIN_UNKNOWN': ['unauthorized-domain'],
  'provider.blocked': ['popup-blocked'],
  'provider.cancelled': [
    'popup-closed-by-user',
    'cancelled-popup-request',
    'access-denied',
    'interaction-required',
    'login-required',
  ],
  'provider.otherUser': ['user-mismatch', 'account-already-linked-to-different-user', 'email-does-not-match'],
  'provider.setup': [
    'invalid-api-key',
    'oauth-provider-not-found',
    'unauthorized-client',
    'invalid-client',
    'issuer-mismatch',
  ],
  'provider.twoFactor': ['multi-factor-auth-required'],
  'error.CAPTCHA_NEEDED': ['missing-recaptcha-token'],
  'provider.notLinked': ['account-not-linked', 'unable-to-link-account'],
  'provider.notVerified': ['email-not-verified'],
  'provider.expired': [
    'state-mismatch',
    'state-not-found',
    'state-invalid',
    'state-security-mismatch',
    'please-restart-the-process',
    'invalid-code',
    'no-code',
  ],
  'provider.noAddress': ['email-not-found'],
  'provider.noSignUp': ['signup-disabled'],
  'error.USER_DISABLED': ['user-disabled'],
  'error.METHOD_OFF': ['method-off'],
} as const

/** Normalises the code: providers and libraries write `access_denied`, `auth/popup-blocked` or `USER_DISABLED`. */
export function providerErrorKey(code: string): keyof typeof CODES_BY_KEY | 'provider.failed' {
  const plain = code
    .replace(/^auth\//, '')
    .replaceAll('_', '-')
    .toLowerCase()
  const keys = Object.keys(CODES_BY_KEY) as (keyof typeof CODES_BY_KEY)[]
  return keys.find((key) => (CODES_BY_KEY[key] as readonly string[]).includes(plain)) ?? 'provider.failed'
}
