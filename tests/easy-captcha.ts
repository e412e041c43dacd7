import { makeChallenge } from '#features/identity/server/captcha.service.ts'
import type { Context } from '#platform/server/context.ts'
import { solve } from './solve-captcha.ts'

/**
 * A proof of work of one step. The server verifies it like any other; solving a challenge of its own takes longer than
 * the test that needs it. `solveCaptcha` does that where the captcha is the subject.
 */
export async function easyCaptcha(ctx: Context): Promise<string> {
  return solve(await makeChallenge(ctx, { cost: 1, counter: () => 1 }))
}
