import { registration } from './identity.schema.ts'

/** The standard claims of OpenID Connect; the other providers are translated to them. Nothing in them is validated. */
export type ProviderClaims = {
  email?: unknown
  email_verified?: unknown
  given_name?: unknown
  family_name?: unknown
  name?: unknown
  preferred_username?: unknown
}

export type ProviderIdentity = {
  email: string | undefined
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** Applies the rules of registration to what a provider says. A last name may be missing; a first name never is. */
export function readProviderClaims(claims: ProviderClaims): ProviderIdentity {
  const email = registration.shape.email.safeParse(claims.email).data
  const [first, ...rest] = (readName(claims.name) ?? '').split(/\s+/)
  const given = readName(claims.given_name)
  const firstName = given ?? readName(first) ?? readName(claims.preferred_username) ?? email?.split('@')[0] ?? ''
  const lastName = readName(claims.family_name) ?? (given ? undefined : readName(rest.join(' '))) ?? ''
  return { email, emailVerified: email !== undefined && isTrue(claims.email_verified), firstName, lastName }
}

/** Some providers send the claim as a string, and every non-empty string is truthy. */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true'
}

function readName(claim: unknown): string | undefined {
  return registration.shape.firstName.safeParse(claim).data
}
