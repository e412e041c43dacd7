import { moderatedComments } from '#features/blog/server/comments/comment.service.ts'
import type { ModeratedKinds } from '#features/moderation/server/moderated-kind.service.ts'
import { moderatedReviews } from '#features/reviews/server/review.service.ts'

/** Content types that the admin moderates; a slice with user content adds a line. */
export const MODERATED: ModeratedKinds = new Map([
  ['comment', moderatedComments],
  ['review', moderatedReviews],
])
