import { randomBytes } from 'node:crypto'
import { type HttpOnlyCookie, secondsOf } from '../../model/http-only-cookies.ts'
import { hashToken } from '../auth/auth-storage.service.ts'

/** Random secret of the browser that sent a registration. Grants no access without the link in the email. */
export const REGISTRATION_COOKIE = 'cyaan.registration' satisfies HttpOnlyCookie
export const REGISTRATION_SECONDS = secondsOf(REGISTRATION_COOKIE)

/** The secret of the cookie, so that several registrations in one browser stay valid, or a new one. */
export function registrationSecret(cookie: string | undefined): string {
  return cookie && SECRET_PATTERN.test(cookie) ? cookie : randomBytes(32).toString('base64url')
}

const SECRET_PATTERN = /^[\w-]{43}$/

export function hashRegistrationSecret(secret: string): string {
  return hashToken(`registration:${secret}`)
}
