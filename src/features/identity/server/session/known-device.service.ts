import { createHmac, randomBytes } from 'node:crypto'
import { YEAR_SECONDS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { isSameSecret } from '#platform/server/secrets/encryption.ts'
import type { HttpOnlyCookie } from '../../model/http-only-cookies.ts'

export const KNOWN_DEVICE_COOKIE = 'cyaan.known_device' satisfies HttpOnlyCookie
export const KNOWN_DEVICE_SECONDS = YEAR_SECONDS

/** Signed cookie: this user has signed in with this browser. Grants no access; it only selects separate rate limits. */
export function issueKnownDevice({ keys, now }: Pick<Context, 'keys' | 'now'>, userId: string): string {
  const issued = Math.floor(now().getTime() / 1000)
  const claims = `${userId}.${randomBytes(12).toString('base64url')}.${issued}`
  return `${claims}.${signatureOf(keys, claims)}`
}

/** The random id of the device, if the cookie was issued by this site, to this user, within the last year. */
export function findKnownDevice({ keys, now }: Pick<Context, 'keys' | 'now'>, headers: Headers, userId: string) {
  const [, value = ''] = COOKIE_PATTERN.exec(headers.get('cookie') ?? '') ?? []
  const [, claims = '', ownerId, id = '', issued, signature = ''] = VALUE_PATTERN.exec(value) ?? []
  if (ownerId !== userId || !isSameSecret(signature, signatureOf(keys, claims))) return
  const isExpired = (Number(issued) + KNOWN_DEVICE_SECONDS) * 1000 <= now().getTime()
  return isExpired ? undefined : id
}

const COOKIE_PATTERN = new RegExp(`(?:^|;\\s*)${KNOWN_DEVICE_COOKIE.replaceAll('.', '\\.')}=([^;]*)`)
const VALUE_PATTERN = /^((.+)\.([\w-]{16})\.(\d+))\.([\w-]+)$/

function signatureOf(keys: Context['keys'], claims: string): string {
  return createHmac('sha256', keys.derive('known-device')).update(claims).digest('base64url')
}
