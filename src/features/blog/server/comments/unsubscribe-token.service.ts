import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What the link in a letter proves: this address was ours to write to. It works without signing in and for good, and
 * does nothing but stop letters.
 */
export function createUnsubscribeToken(userId: string, key: Uint8Array): string {
  return `${Buffer.from(userId).toString('base64url')}.${sign(userId, key).toString('base64url')}`
}

/** Whom it is about, if we wrote it. */
export function verifyUnsubscribeToken(token: string, key: Uint8Array): string | undefined {
  const userId = Buffer.from(token.split('.')[0]!, 'base64url').toString()
  const [given, expected] = [Buffer.from(token), Buffer.from(createUnsubscribeToken(userId, key))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : undefined
}

function sign(userId: string, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(`comment-letters:${userId}`).digest()
}
