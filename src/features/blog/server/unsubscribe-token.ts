import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What the link in a letter proves: this address was ours to write to. It works without signing in and for good, and
 * does nothing but stop letters.
 */
export function unsubscribeToken(userId: string, key: Uint8Array): string {
  return `${Buffer.from(userId).toString('base64url')}.${sign(userId, key).toString('base64url')}`
}

/** Whom it is about, if we wrote it. */
export function readUnsubscribeToken(token: string, key: Uint8Array): string | undefined {
  const userId = Buffer.from(token.split('.')[0]!, 'base64url').toString()
  const [given, ours] = [Buffer.from(token), Buffer.from(unsubscribeToken(userId, key))]
  return given.length === ours.length && timingSafeEqual(given, ours) ? userId : undefined
}

function sign(userId: string, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(`comment-letters:${userId}`).digest()
}
