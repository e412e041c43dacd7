import * as journal from '#features/journal/server/journal.service.ts'
import { removePictureUses } from '#features/media/server/media.service.ts'
import { removeModeratedTexts } from '#features/moderation/server/submit.service.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { removeUnusedMeasurements } from '../case-studies/case-study.repo.ts'
import { COMMENT_KIND as COMMENT } from '../comments/comment.service.ts'
import { listCommentIds } from '../comments/comment-lock.repo.ts'
import { purgeVocabulary } from '../posts/search.repo.ts'
import * as repo from './authoring.repo.ts'
import * as drafts from './draft.repo.ts'

const DELETED_RETENTION_DAYS = 30
const DRAFT_RETENTION_DAYS = 90
/** Longer than a form stays open: what is typed is saved as a draft. */
const UNUSED_MEASUREMENT_DAYS = 7

/** Purges posts deleted 30 days ago, with their revisions, old drafts, and measurements that no case study uses. */
export async function purgePosts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const expired = await repo.findDeletedBefore(tx, new Date(at.getTime() - DELETED_RETENTION_DAYS * DAY_MS), 1000)
    const ids = expired.map(({ id }) => id)
    for (const id of ids) await removePictureUses(tx, `revision:${id}:`, at)
    if (ids.length > 0) {
      await removePosts(tx, ids)
      const details = { posts: ids.length }
      await journal.record(tx, { at, actor: null, action: 'posts.purged', subject: 'blog', details })
    }
    await drafts.removeBefore(tx, new Date(at.getTime() - DRAFT_RETENTION_DAYS * DAY_MS))
    await removeUnusedMeasurements(tx, new Date(at.getTime() - UNUSED_MEASUREMENT_DAYS * DAY_MS))
  })
  await purgeVocabulary(db)
}

/** Deletes posts with their comments and the moderation records of those. */
export async function removePosts(tx: Tx, ids: number[]): Promise<void> {
  const comments = await listCommentIds(tx, ids)
  await removeModeratedTexts(tx, COMMENT, comments.map(String))
  await repo.remove(tx, ids)
}
