import type { Belongings } from '#features/identity/server/belongings.ts'
import * as repo from './comment.repo.ts'

/** What somebody wrote and liked under posts. When they go the comments stay without a name, and the likes go along. */
export const commentBelongings: Belongings = {
  name: 'comments',
  collect: async ({ db }, { id }) => ({
    written: await repo.listAllOf(db, id),
    liked: await repo.listAllLiked(db, id),
  }),
  async leave(_ctx, tx, { id }) {
    await repo.unlikeAll(tx, id)
  },
}
