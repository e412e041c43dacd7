import { noteTag } from '#platform/server/tags.ts'

/** Cache tag of the pages that show a user's name; invalidated when the user changes it, is changed or is removed. */
export const userTag = (userId: string) => `person:${userId}`

/** Notes the author of something a page shows; null is an author whose account is gone. */
export function noteUserTag(userId: string | null): void {
  if (userId) noteTag(userTag(userId))
}
