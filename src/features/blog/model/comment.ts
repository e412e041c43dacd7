export const COMMENT_SORTS = ['newest', 'oldest', 'liked'] as const
export type CommentSort = (typeof COMMENT_SORTS)[number]

const EDIT_WINDOW_MINUTES = 15

/** A slip is mended; a text that others have answered is not rewritten. */
export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + EDIT_WINDOW_MINUTES * 60_000)
}

export function isEditable(createdAt: Date, now: Date): boolean {
  return now < editableUntil(createdAt)
}

type CommentPosition = { id: number; rootId: number | null }

/** Two levels to the eye: an answer to an answer lies under the same comment, and says whom it answers. */
export function replyPosition(answered: CommentPosition): { rootId: number; replyToId: number } {
  return { rootId: answered.rootId ?? answered.id, replyToId: answered.id }
}

/** Whose numbers change when a comment appears or disappears: that of the thread, and of what it answers. */
export function ancestorIdsOf({ rootId, replyToId }: { rootId: number | null; replyToId: number | null }): number[] {
  return [...new Set([rootId, replyToId])].filter((id) => id !== null)
}
