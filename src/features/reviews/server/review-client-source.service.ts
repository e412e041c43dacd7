import type { ClientSource } from '#features/clients/server/client-source.service.ts'
import * as repo from './review.repo.ts'
import { REVIEWS_PATH } from './review.service.ts'

/** At most one: a user has one review. */
export const reviewSource: ClientSource = {
  kind: 'review',
  async list({ db }, { userId }) {
    const review = userId ? await repo.findByAuthor(db, userId) : undefined
    if (!review) return { entries: [], next: null }
    const { id, createdAt, title, content, isVisible, rating } = review
    const status = isVisible ? null : 'hidden'
    const entry = { id, at: createdAt.toISOString(), title, text: content, status, rating, path: REVIEWS_PATH }
    return { entries: [entry], next: null }
  },
}
