import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { AppError } from '#kernel/app-error.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import type { Context } from './context.ts'
import { incrementCounter } from './rate-limit.ts'

const CHALLENGE_MINUTES = 10
/** About 0.2 seconds for one form; expensive at scale. */
const CHALLENGE_COST = { cost: 1000, counter: () => randomInt(300, 100) }

export async function createCaptchaChallenge(ctx: Context, { cost, counter } = CHALLENGE_COST) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: counter(),
    deriveKey,
    hmacSignatureSecret: captchaSecret(ctx),
    // The library compares with the system clock when it verifies.
    expiresAt: new Date(Date.now() + CHALLENGE_MINUTES * MINUTE_MS),
  })
}

/** Verifies a solution of a challenge issued here. Each is valid once. */
export async function requireCaptcha(ctx: Context, payload: string | undefined): Promise<void> {
  if (!isCaptchaSupported(ctx)) return
  const { challenge, solution } = parsePayload(payload)
  const hmacSignatureSecret = captchaSecret(ctx)
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret }).catch(() => ({
    verified: false,
  }))
  if (!verified || (await incrementCounter(ctx, `captcha:${challenge.signature}`, CHALLENGE_MINUTES * 60)) > 1)
    throw new AppError('CAPTCHA_NEEDED', 422)
}

/** Browsers offer Web Crypto on https and localhost only. */
export function isCaptchaSupported({ env }: Pick<Context, 'env'>): boolean {
  const { protocol, hostname } = new URL(env.origin)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function parsePayload(payload: string | undefined) {
  try {
    const parsed = JSON.parse(Buffer.from(payload ?? '', 'base64').toString())
    if (parsed?.challenge?.parameters && parsed.solution) return parsed
  } catch {}
  throw new AppError('CAPTCHA_NEEDED', 422)
}

function captchaSecret({ keys }: Context): string {
  return keys.derive('captcha').toString('base64url')
}
