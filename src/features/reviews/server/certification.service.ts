import type { Db } from '#platform/server/db.ts'

/**
 * Tells which of these people are clients beyond doubt, each in its own way: the slice for appointments knows who came
 * to an approved one. `src/server/composition/review-certification.ts` lists them, so that this slice knows none of them. What the admin marked
 * needs no entry: it stands with the user.
 */
export type ClientLookup = (db: Db, userIds: readonly string[], now: Date) => Promise<Iterable<string>>

type ReviewAuthor = { authorId: string | null; isClient: boolean | null }

/** The authors whose reviews are certified. Always worked out here, from what we know; nobody can claim it. */
export async function findCertifiedAuthors(
  db: Db,
  authors: readonly ReviewAuthor[],
  lookups: readonly ClientLookup[],
  now: Date,
): Promise<Set<string>> {
  const certified = new Set(authors.flatMap(({ authorId, isClient }) => (isClient && authorId ? [authorId] : [])))
  const others = authors.flatMap(({ authorId }) => (authorId && !certified.has(authorId) ? [authorId] : []))
  if (others.length === 0) return certified
  for (const lookup of lookups) for (const id of await lookup(db, others, now)) certified.add(id)
  return certified
}
