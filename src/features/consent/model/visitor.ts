import type { ConsentName } from '#kernel/storage-registry.ts'

/** Random identifiers of 128 bits. The server makes the one of the visitor, the collecting script that of the visit. */
export const VISITOR_COOKIE = 'cyaan.visitor' satisfies ConsentName<'cookie'>
export const VISIT_COOKIE = 'cyaan.visit' satisfies ConsentName<'cookie'>
export const VISITOR_SECONDS = 63_072_000
export const VISIT_SECONDS = 1800

export const IDENTIFIER_PATTERN = /^[\w-]{22}$/

/** From `document.cookie` or a `Cookie` header. A value of another form counts as absent. */
export function readIdentifier(cookies: string, name: ConsentName<'cookie'>): string | undefined {
  return RegExp(`(?:^|; ?)${name}=([\\w-]{22})(?:;|$)`).exec(cookies)?.[1]
}
