import { jwtVerify, SignJWT } from 'jose'

/** Claims of an access token. Role and permissions are read from the database for each call. */
export type TokenClaims = { userId: string; sessionId: string }

/** Purpose of the derived key that signs access tokens. */
export const ACCESS_TOKEN_KEY = 'access-token'
export const ACCESS_TOKEN_SECONDS = 900
const ALGORITHM = 'HS256'
const AUDIENCE = 'cyaan-api'

export async function signAccessToken({ userId, sessionId }: TokenClaims, key: Uint8Array, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_TOKEN_SECONDS)
    .sign(key)
}

/** Undefined unless signature, algorithm, audience and lifetime are valid. */
export async function verifyAccessToken(token: string, key: Uint8Array, now: Date): Promise<TokenClaims | undefined> {
  try {
    const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: now, requiredClaims: ['exp', 'sub'] }
    const { payload } = await jwtVerify<{ sid: string }>(token, key, options)
    return payload.sub ? { userId: payload.sub, sessionId: payload.sid } : undefined
  } catch {
    return undefined
  }
}
