import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signed token (HMAC) of the unsubscribe link. It needs no session, does not expire, and only changes the reply
 * subscription.
 */
export function createUnsubscribeToken(userId: string, key: Uint8Array): string {
  return `${Buffer.from(userId).toString('base64url')}.${sign(userId, key).toString('base64url')}`
}

/** The user id, if the signature is valid. */
export function verifyUnsubscribeToken(token: string, key: Uint8Array): string | undefined {
  const userId = Buffer.from(token.split('.')[0]!, 'base64url').toString()
  const [given, expected] = [Buffer.from(token), Buffer.from(createUnsubscribeToken(userId, key))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : undefined
}

function sign(userId: string, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(`comment-letters:${userId}`).digest()
}
