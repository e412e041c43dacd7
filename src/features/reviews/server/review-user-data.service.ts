import type { UserDataProvider } from '#features/identity/server/account/user-data-providers.service.ts'
import * as repo from './review.repo.ts'

/** GDPR export. On erasure the review stays without its author (foreign key `set null`). */
export const reviewUserData: UserDataProvider = {
  name: 'review',
  async collect({ db }, { id }) {
    const review = await repo.findByAuthor(db, id)
    if (!review) return null
    const { rating, title, content, createdAt, editedAt, reply } = review
    return { rating, title, content, createdAt, editedAt, reply }
  },
}
