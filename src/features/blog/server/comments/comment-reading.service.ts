import type { Context } from '#platform/server/context.ts'
import { toPage } from '#platform/server/database/keyset.ts'
import { noteTag } from '#platform/server/tags.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import { commentErrors } from '../../model/comment.errors.ts'
import type { CommentReading, ReadingQuery } from '../../model/comment.schema.ts'
import * as repo from './comment.repo.ts'
import { commentsTag, toComment, toCommentPage } from './comment.service.ts'

const THREADS_PER_PAGE = 20
const REPLIES_PER_THREAD = 10
/** When one thread is continued by itself. */
const REPLIES_PER_PAGE = 50

/**
 * Comments for readers without JavaScript: newest thread first, replies oldest first. After the root of a thread follow
 * the next threads; after a reply, the rest of its thread.
 */
export async function listThreadsWithAnswers({ db, now }: Context, query: ReadingQuery): Promise<CommentReading> {
  const { post, after } = query
  noteTag(commentsTag(post))
  if (!(await repo.findPublishedPost(db, post, now()))) throw blogErrors.BLOG_NOT_FOUND()
  const last = after ? await repo.find(db, after) : undefined
  if (after && last?.postId !== post) throw commentErrors.COMMENT_NOT_FOUND()
  const listThreads = (from: number | undefined, limit: number) =>
    repo.listThreads(db, { postId: post, sort: 'newest', after: from, limit })

  if (last?.rootId) {
    const { id, rootId } = last
    const [root] = await repo.listByIds(db, [rootId])
    const replies = await repo.listReplies(db, { rootId, after: id, limit: REPLIES_PER_PAGE + 1 })
    const following = await listThreads(rootId, 1)
    return {
      threads: root ? [toThread(root, replies, REPLIES_PER_PAGE)] : [],
      next: following.length > 0 ? String(rootId) : null,
    }
  }
  const listed = await listThreads(last?.id, THREADS_PER_PAGE + 1)
  const { rows, next } = toPage(listed, THREADS_PER_PAGE, ({ id }) => String(id))
  const rootIds = rows.filter(({ replies }) => replies > 0).map(({ id }) => id)
  const replies = rootIds.length > 0 ? await repo.listFirstReplies(db, rootIds, REPLIES_PER_THREAD + 1) : []
  const byRoot = Map.groupBy(replies, ({ rootId }) => rootId)
  return { threads: rows.map((row) => toThread(row, byRoot.get(row.id) ?? [], REPLIES_PER_THREAD)), next }
}

function toThread(root: repo.PublicCommentRow, replies: repo.PublicCommentRow[], limit: number) {
  const { comments: answers, next } = toCommentPage(replies, limit)
  return { comment: toComment(root), answers, next }
}
