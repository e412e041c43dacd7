import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What the link in a letter proves: this address was ours to write to. It works without signing in and for good, and
 * does nothing but stop letters.
 */
export function unsubscribeToken(userId: string, secret: string): string {
  return `${Buffer.from(userId).toString('base64url')}.${sign(userId, secret).toString('base64url')}`
}

/** Whom it is about, if we wrote it. */
export function readUnsubscribeToken(token: string, secret: string): string | undefined {
  const userId = Buffer.from(token.split('.')[0]!, 'base64url').toString()
  const [given, ours] = [Buffer.from(token), Buffer.from(unsubscribeToken(userId, secret))]
  return given.length === ours.length && timingSafeEqual(given, ours) ? userId : undefined
}

function sign(userId: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`comment-letters:${userId}`).digest()
}
