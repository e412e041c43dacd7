import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

type Ask = (path: string) => Response | Promise<Response>

/** Does the work that a browser does before it sends a form. */
export async function solveCaptcha(ask: Ask): Promise<string> {
  return solve(await (await ask('/api/identity/captcha/challenge')).json())
}

export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
