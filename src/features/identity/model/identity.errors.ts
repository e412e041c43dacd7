import { defineErrors } from '#kernel/app-error.ts'

export const identityErrors = defineErrors({
  INVALID_CREDENTIALS: 401,
  USER_NOT_FOUND: 404,
  EMAIL_NOT_VERIFIED: 403,
  USER_DISABLED: 403,
  EMAIL_IN_USE: 409,
  PASSWORD_NOT_ALLOWED: 422,
  PASSWORD_TOO_WEAK: 422,
  PASSWORD_WRONG: 422,
  CAPTCHA_NEEDED: 422,
  LINK_INVALID: 409,
  /** A newer verification link was sent. */
  LINK_REPLACED: 409,
  CODE_WRONG: 422,
  CODE_USED: 422,
  TWO_FACTOR_ON: 409,
  /** The user signs in with a provider only. */
  NO_PASSWORD: 409,
  SECOND_STEP_EXPIRED: 409,
  /** Not a 401 or 403: those end the session in the browser. */
  REAUTHENTICATION_NEEDED: 409,
  PROVIDER_NOT_LINKED: 404,
  LAST_SIGN_IN_METHOD: 409,
  METHOD_OFF: 409,
  METHOD_NOT_READY: 409,
  CLIENT_UNKNOWN: 403,
  USER_MISMATCH: 403,
  ORIGIN_UNKNOWN: 403,
  SESSION_NOT_FOUND: 404,
  LAST_ADMIN: 409,
  PHOTO_NOT_ALLOWED: 422,
})

/** A look-around session writes nothing. */
export const lookAroundErrors = defineErrors({ LOOK_AROUND_READ_ONLY: 403 })
