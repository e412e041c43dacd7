import * as journal from '#features/journal/server/journal.service.ts'
import { dropUses } from '#features/media/server/media.service.ts'
import { forgetTexts } from '#features/moderation/server/submit.service.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { KIND as COMMENT } from './comment.service.ts'
import { listIdsUnder } from './comment-lock.repo.ts'
import * as repo from './desk.repo.ts'
import * as drafts from './draft.repo.ts'
import { purgeWords } from './search.repo.ts'

const DAY = 86_400_000
export const KEPT_DAYS = 30
const DRAFT_DAYS = 90

/** Posts that were put away 30 days ago, with all their revisions; and what nobody went on writing. */
export async function purgePosts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const gone = await repo.findDeletedBefore(tx, new Date(at.getTime() - KEPT_DAYS * DAY), 1000)
    for (const { id } of gone) await dropUses(tx, `revision:${id}:`, at)
    if (gone.length > 0) {
      await removePosts(
        tx,
        gone.map(({ id }) => id),
      )
      const details = { posts: gone.length }
      await journal.record(tx, { at, actor: null, action: 'posts.purged', subject: 'blog', details })
    }
    await drafts.removeBefore(tx, new Date(at.getTime() - DRAFT_DAYS * DAY))
  })
  await purgeWords(db)
}

/** With their comments, and what moderation holds about those. */
export async function removePosts(tx: Tx, ids: number[]): Promise<void> {
  const comments = await listIdsUnder(tx, ids)
  await forgetTexts(tx, COMMENT, comments.map(String))
  await repo.remove(tx, ids)
}
