import { identityCalls } from './identity.queries.ts'

/** Does some work that costs a person a moment and a crowd of machines real money. Good for one call. */
export async function solveCaptcha(): Promise<string> {
  const [challenge, { solveChallenge }, { deriveKey }] = await Promise.all([
    identityCalls.captchaChallenge(),
    import('altcha-lib'),
    // The one beside it uses Node's own arithmetic.
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
