import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Context } from '#platform/server/context.ts'
import { identityErrors } from '../../model/identity.errors.ts'

export function authSecret(keys: Context['keys']): string {
  return keys.derive('better-auth').toString('base64url')
}

const signingKey = (keys: Context['keys']) => new TextEncoder().encode(authSecret(keys))

/** Token of a verification link. Better Auth's own one is the same for two links of one second. */
export function createVerificationToken({ keys }: Pick<Context, 'keys'>, email: string, minutes: number) {
  return new SignJWT({ email })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${minutes} minutes`)
    .sign(signingKey(keys))
}

/** The email address of a verification link; a forged or expired one is refused before anything is read. */
export async function parseVerificationToken({ keys }: Pick<Context, 'keys'>, token: string): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, signingKey(keys), { algorithms: ['HS256'] })
    return String(payload.email ?? '')
  } catch {
    throw identityErrors.LINK_INVALID()
  }
}
