import { readsTag } from '#platform/server/tags.ts'

/** Cache tag of the pages that show a user's name; invalidated when the user changes it, is changed or is removed. */
export const personTag = (userId: string) => `person:${userId}`

/** Notes the author of something a page shows; null is an author whose account is gone. */
export function readsPerson(userId: string | null): void {
  if (userId) readsTag(personTag(userId))
}
