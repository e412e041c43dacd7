import { registration } from './identity.schema.ts'

/** Standard OpenID Connect claims; other providers are mapped to them. Not validated. */
export type ProviderClaims = {
  email?: unknown
  email_verified?: unknown
  given_name?: unknown
  family_name?: unknown
  name?: unknown
  preferred_username?: unknown
}

/** Applies the rules of registration to provider claims. The last name may be missing, the first name never is. */
export function parseProviderClaims(claims: ProviderClaims) {
  const email = registration.shape.email.safeParse(claims.email).data
  const [first, ...rest] = (parseName(claims.name) ?? '').split(/\s+/)
  const given = parseName(claims.given_name)
  const firstName = given ?? parseName(first) ?? parseName(claims.preferred_username) ?? email?.split('@')[0] ?? ''
  const lastName = parseName(claims.family_name) ?? (given ? undefined : parseName(rest.join(' '))) ?? ''
  return { email, emailVerified: email !== undefined && isTrue(claims.email_verified), firstName, lastName }
}

/** Some providers send the claim as a string, and every non-empty string is truthy. */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true'
}

function parseName(claim: unknown): string | undefined {
  return registration.shape.firstName.safeParse(claim).data
}
