import { createHmac } from 'node:crypto'
import type { OwnerRecipient } from '#features/identity/server/users/owner-recipients.service.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { isSameSecret } from '#platform/server/secrets/encryption.ts'
import type { Appointment } from '../../model/appointment.ts'

const VALID_DAYS = 7

export type DecisionLink = { token: string; expiresAt: Date }

/** Valid for a week, at most until the appointment begins, and until the request is decided. */
export function createDecisionLink(
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  { id, startsAt }: Pick<Appointment, 'id' | 'startsAt'>,
  { address }: OwnerRecipient,
): DecisionLink {
  const expiresAt = new Date(Math.min(startsAt.getTime(), now().getTime() + VALID_DAYS * DAY_MS))
  return { token: createToken(keys, id, expiresAt.getTime(), address), expiresAt }
}

/** The appointment, expiry and recipient of a token, if one of the current `owners` received it. */
export function verifyDecisionToken({ keys }: Pick<Context, 'keys'>, token: string, owners: readonly OwnerRecipient[]) {
  const [id = '', expires = ''] = token.split('.')
  const expiresAt = Number.parseInt(expires, 36)
  const owner = owners.find(({ address }) => isSameSecret(token, createToken(keys, id, expiresAt, address)))
  return owner && { id, expiresAt: new Date(expiresAt), owner }
}

/** The address is signed, but not part of the token: an owner who is removed loses the links sent to that address. */
function createToken(keys: Context['keys'], id: string, expiresAt: number, address: string): string {
  const claims = `${id}.${expiresAt.toString(36)}`
  const signature = createHmac('sha256', keys.derive('booking-decision')).update(`${claims}.${address}`)
  return `${claims}.${signature.digest('base64url')}`
}
