import { identityCalls } from './identity.queries.ts'

/** Solves a proof-of-work challenge: negligible for one person, expensive at scale. Valid for one call. */
export async function solveCaptcha(): Promise<string> {
  const [challenge, { solveChallenge }, { deriveKey }] = await Promise.all([
    identityCalls.captchaChallenge(),
    import('altcha-lib'),
    // Web Crypto variant; the package's default one needs Node's crypto.
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
