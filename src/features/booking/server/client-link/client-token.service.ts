import { createHmac } from 'node:crypto'
import { localizedPath } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { isSameSecret } from '#platform/server/secrets/encryption.ts'
import type { Appointment } from '../../model/appointment.ts'

type LinkedClient = Pick<Appointment, 'id' | 'email'>

/**
 * Of the link in every email about an appointment. The address is signed, but not part of the token: the link of a person who
 * is erased stops working. An unconfirmed request has the id of its later appointment, so its link becomes that of the appointment.
 */
export function createClientToken({ keys }: Pick<Context, 'keys'>, { id, email }: LinkedClient): string {
  const signature = createHmac('sha256', keys.derive('booking-client')).update(`${id}.${email}`)
  return `${id}.${signature.digest('base64url')}`
}

export function idInToken(token: string): string {
  return token.split('.')[0] ?? ''
}

export function isTokenOf(ctx: Pick<Context, 'keys'>, token: string, client: LinkedClient): boolean {
  return client.email !== '' && isSameSecret(token, createClientToken(ctx, client))
}

export function clientLinkUrl(origin: string, { locale }: Pick<Appointment, 'locale'>, token: string): string {
  return `${origin}${localizedPath(locale, '/booking/appointment')}?token=${token}`
}
