import type { Context } from '#platform/server/context.ts'
import { incrementCounter } from '#platform/server/rate-limit.ts'

/** How long a TOTP code is accepted, clock skew included. */
const CODE_SECONDS = 120

/** TOTP replay protection: a code is accepted once, at sign-in and reauthentication together. */
export async function consumeTotpCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  return (await incrementCounter(ctx, `code:${userId}:${code}`, CODE_SECONDS)) === 1
}
