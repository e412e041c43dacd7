import type { Db } from '#platform/server/db.ts'

/**
 * Returns which of the users are verified clients, such as attendees of an approved appointment. Other slices provide the
 * lookups; `src/server/composition/review-certification.ts` injects them. Users marked as clients by an admin need none.
 */
export type ClientLookup = (db: Db, userIds: readonly string[], now: Date) => Promise<Iterable<string>>

/** Computed on the server for every read; it is never part of the input. */
export async function findCertifiedAuthors(
  db: Db,
  authors: readonly { authorId: string | null; isClient: boolean | null }[],
  lookups: readonly ClientLookup[],
  now: Date,
): Promise<Set<string>> {
  const certified = new Set(authors.flatMap(({ authorId, isClient }) => (isClient && authorId ? [authorId] : [])))
  const others = authors.flatMap(({ authorId }) => (authorId && !certified.has(authorId) ? [authorId] : []))
  if (others.length === 0) return certified
  for (const lookup of lookups) for (const id of await lookup(db, others, now)) certified.add(id)
  return certified
}
