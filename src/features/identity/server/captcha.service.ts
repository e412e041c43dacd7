import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Context } from '#platform/server/context.ts'
import { countOne } from '#platform/server/rate-limit.ts'
import { identityErrors } from '../model/identity.errors.ts'

const MINUTES = 10
/** A fifth of a second for a person who sends one form; real money for somebody who sends a million. */
const COST = { cost: 1000, counter: () => randomInt(300, 100) }

export async function makeChallenge(ctx: Context, { cost, counter } = COST) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: counter(),
    deriveKey,
    hmacSignatureSecret: secretOf(ctx),
    // The library looks at the wall clock when it verifies.
    expiresAt: new Date(Date.now() + MINUTES * 60_000),
  })
}

/** The work must have been done for a challenge of ours, and counts once. */
export async function requireCaptcha(ctx: Context, payload: string | undefined): Promise<void> {
  if (!isPossible(ctx)) return
  const { challenge, solution } = parse(payload)
  const hmacSignatureSecret = secretOf(ctx)
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret }).catch(() => ({
    verified: false,
  }))
  if (!verified || (await countOne(ctx, `captcha:${challenge.signature}`, MINUTES * 60)) > 1)
    throw identityErrors.CAPTCHA_NEEDED()
}

/** Browsers offer the arithmetic on https and on the machine itself only. */
export function isPossible({ env }: Pick<Context, 'env'>): boolean {
  const { protocol, hostname } = new URL(env.origin)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function parse(payload: string | undefined) {
  try {
    const parsed = JSON.parse(Buffer.from(payload ?? '', 'base64').toString())
    if (parsed?.challenge?.parameters && parsed.solution) return parsed
  } catch {}
  throw identityErrors.CAPTCHA_NEEDED()
}

function secretOf({ keys }: Context): string {
  return keys.derive('captcha').toString('base64url')
}
