import type { ConsentName } from '#kernel/storage-registry.ts'

/**
 * Random 128-bit identifiers. The server creates the visitor identifier, the collecting script the visit identifier.
 */
export const VISITOR_COOKIE = 'cyaan.visitor' satisfies ConsentName<'cookie'>
export const VISIT_COOKIE = 'cyaan.visit' satisfies ConsentName<'cookie'>
export const VISIT_SECONDS = 1800

/** Reads from `document.cookie` or a `Cookie` header. A malformed value counts as absent. */
export function readIdentifier(cookies: string, name: ConsentName<'cookie'>): string | undefined {
  return RegExp(`(?:^|; ?)${name}=([\\w-]{22})(?:;|$)`).exec(cookies)?.[1]
}
