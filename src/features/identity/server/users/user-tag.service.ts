import { noteTag } from '#platform/server/tags.ts'

/** Cache tag of pages that show a user's name; invalidated when the user is changed or removed. */
export const userTag = (userId: string) => `person:${userId}`

/** Notes the author of content on a page; null when the account was deleted. */
export function noteUserTag(userId: string | null): void {
  if (userId) noteTag(userTag(userId))
}
