import { moderatedComments } from '#features/blog/server/comments/comment.service.ts'
import type { ModeratedKinds } from '#features/moderation/server/moderated-kind.service.ts'
import { moderatedReviews } from '#features/reviews/server/review.service.ts'

/** Every kind of text that the admin moderates; a slice with texts of its own adds a line. */
export const MODERATED: ModeratedKinds = new Map([
  ['comment', moderatedComments],
  ['review', moderatedReviews],
])
