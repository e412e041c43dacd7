import { noteUserTag } from '#features/identity/server/users/user-tag.service.ts'
import { fullName, hasPermission, type Permission } from '#kernel/user.ts'
import type { Comment } from '../../model/comment.schema.ts'
import type { PublicCommentRow } from './comment.repo.ts'

/** Public view of a row. A removed comment shows only its position and its replies. */
export function toComment(row: PublicCommentRow): Comment {
  const { id, isVisible, locale, replies, createdAt, editedAt, replyToId, rootId } = row
  noteUserTag(row.authorId)
  noteUserTag(row.answeredAuthorId)
  const isAnswerToAnswer = replyToId !== null && replyToId !== rootId
  return {
    id,
    text: isVisible ? row.text : null,
    authorName: isVisible ? nameOf(row.firstName, row.lastName) : null,
    isWriter:
      isVisible &&
      row.role !== null &&
      hasPermission({ role: row.role, permissions: (row.permissions ?? []) as Permission[] }, 'blog:write'),
    locale,
    likes: isVisible ? row.likes : 0,
    replies,
    replyTo: isAnswerToAnswer
      ? {
          id: replyToId,
          authorName: row.answeredIsVisible ? nameOf(row.answeredFirstName, row.answeredLastName) : null,
        }
      : null,
    createdAt: createdAt.toISOString(),
    editedAt: isVisible ? (editedAt?.toISOString() ?? null) : null,
  }
}

function nameOf(firstName: string | null, lastName: string | null): string | null {
  return firstName === null ? null : fullName({ firstName, lastName: lastName ?? '' })
}
