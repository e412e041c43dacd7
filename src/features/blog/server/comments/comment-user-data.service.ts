import type { UserDataProvider } from '#features/identity/server/account/user-data-providers.service.ts'
import * as repo from './comment.repo.ts'

/** What somebody wrote and liked under posts. When they go the comments stay without a name, and the likes go along. */
export const commentUserData: UserDataProvider = {
  name: 'comments',
  collect: async ({ db }, { id }) => ({
    written: await repo.listAllByAuthor(db, id),
    liked: await repo.listAllLiked(db, id),
  }),
  async onAccountDeleted(_ctx, tx, { id }) {
    await repo.unlikeAll(tx, id)
  },
}
