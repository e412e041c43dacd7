import { MINUTE_MS } from '#kernel/time-units.ts'
export const COMMENT_SORTS = ['newest', 'oldest', 'liked'] as const
export type CommentSort = (typeof COMMENT_SORTS)[number]

const EDIT_WINDOW_MINUTES = 15

/** Edit window: long enough to fix a typo, too short to rewrite a text that others have replied to. */
export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + EDIT_WINDOW_MINUTES * MINUTE_MS)
}

export function isEditable(createdAt: Date, now: Date): boolean {
  return now < editableUntil(createdAt)
}

/** Threads have two levels: a reply to a reply belongs to the same root and names the author it replies to. */
export function replyPosition(parent: { id: number; rootId: number | null }): { rootId: number; replyToId: number } {
  return { rootId: parent.rootId ?? parent.id, replyToId: parent.id }
}

/** Comments whose reply count changes with this one: the root of the thread and the comment it replies to. */
export function ancestorIdsOf({ rootId, replyToId }: { rootId: number | null; replyToId: number | null }): number[] {
  return [...new Set([rootId, replyToId])].filter((id) => id !== null)
}
