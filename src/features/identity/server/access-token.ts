import { jwtVerify, SignJWT } from 'jose'

/** What an access token says. It proves nothing beyond this: role and rights are looked up for each call. */
export type TokenClaims = { userId: string; sessionId: string }

export const TOKEN_SECONDS = 900
const ALGORITHM = 'HS256'
const AUDIENCE = 'cyaan-api'

export async function issueToken({ userId, sessionId }: TokenClaims, secret: string, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setIssuedAt(issued)
    .setExpirationTime(issued + TOKEN_SECONDS)
    .sign(keyOf(secret))
}

/** Undefined for anything that we did not sign, for us, with this algorithm, in the last minutes. */
export async function readToken(token: string, secret: string, now: Date): Promise<TokenClaims | undefined> {
  try {
    const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: now, requiredClaims: ['exp', 'sub'] }
    const { payload } = await jwtVerify<{ sid: string }>(token, keyOf(secret), options)
    return { userId: payload.sub!, sessionId: payload.sid }
  } catch {
    return undefined
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(`access-token:${secret}`)
}
