import type { UserDataProvider } from '#features/identity/server/account/user-data-providers.service.ts'
import * as repo from './comment.repo.ts'

/** GDPR hooks: exports comments and likes. On account deletion comments lose their author, and likes are deleted. */
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
