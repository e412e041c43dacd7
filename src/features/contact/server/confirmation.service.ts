import { createHmac, randomBytes } from 'node:crypto'
import { HOUR_SECONDS, MINUTE_SECONDS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { incrementCounter, refundRateLimit } from '#platform/server/rate-limit.ts'
import { isSameSecret } from '#platform/server/secrets/encryption.ts'
import { contactErrors } from '../model/contact.errors.ts'

/** Messages per network and hour that need no confirmation, and that are accepted at all. */
const MAX_UNCONFIRMED = 20
const MAX_PER_NETWORK = 60
/** A program that posts the page at once is refused. */
const MIN_AGE_SECONDS = 3
const VALID_SECONDS = 15 * MINUTE_SECONDS

/**
 * Limit per network (/24, IPv6 /48) for messages without a captcha: rotating the address in a network does not bypass the
 * limits. Messages that are not accepted do not count.
 */
export async function requireNetworkQuota(ctx: Context, network: string, token: string): Promise<void> {
  const key = `contact-network:${network}`
  const count = await incrementCounter(ctx, key, HOUR_SECONDS)
  if (count <= MAX_UNCONFIRMED) return
  const isReady = confirmationState(ctx, network, token) === 'ready'
  if (isReady && count <= MAX_PER_NETWORK && (await consumeConfirmation(ctx, token))) return
  await refundRateLimit(ctx, key)
  throw isReady && count > MAX_PER_NETWORK ? contactErrors.NETWORK_LIMIT() : contactErrors.CONFIRMATION_NEEDED()
}

/** A new token, or the same while it is too early to use it. */
export function renewConfirmation(ctx: Context, network: string, token: string): string {
  if (confirmationState(ctx, network, token) === 'early') return token
  return signConfirmation(ctx, network, randomBytes(12).toString('base64url'), ctx.now().getTime())
}

function confirmationState(ctx: Context, network: string, token: string): 'early' | 'ready' | 'invalid' {
  const [nonce = '', issued = ''] = token.split('.')
  const issuedAt = Number.parseInt(issued, 36)
  if (!isSameSecret(token, signConfirmation(ctx, network, nonce, issuedAt))) return 'invalid'
  const age = (ctx.now().getTime() - issuedAt) / 1000
  if (age < MIN_AGE_SECONDS) return 'early'
  return age < VALID_SECONDS ? 'ready' : 'invalid'
}

/** Each token is valid once. The counter lives at least as long as the token. */
async function consumeConfirmation(ctx: Context, token: string): Promise<boolean> {
  return (await incrementCounter(ctx, `contact-confirmation:${token}`, VALID_SECONDS)) === 1
}

/** The network is signed, but not part of the token: tokens cannot be collected in another network. */
function signConfirmation({ keys }: Context, network: string, nonce: string, issuedAt: number): string {
  const claims = `${nonce}.${issuedAt.toString(36)}`
  const signature = createHmac('sha256', keys.derive('contact-confirmation')).update(`${claims}.${network}`)
  return `${claims}.${signature.digest('base64url')}`
}
