import type { Context } from '#platform/server/context.ts'
import { noteTag } from '#platform/server/tags.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import { commentErrors } from '../../model/comment.errors.ts'
import type { CommentReading, ReadingQuery } from '../../model/comment.schema.ts'
import * as repo from './comment.repo.ts'
import { commentsTag, toComment } from './comment.service.ts'

const THREADS_PER_PAGE = 20
const ANSWERS_PER_THREAD = 10
/** When one thread is continued by itself. */
const ANSWERS_PER_PAGE = 50

/**
 * Comments for readers without JavaScript: newest thread first, replies oldest first. After the root of a thread follow
 * the next threads; after a reply, the rest of its thread.
 */
export async function listThreadsWithAnswers(
  { db, now }: Context,
  { post, after }: ReadingQuery,
): Promise<CommentReading> {
  noteTag(commentsTag(post))
  if (!(await repo.findPublishedPost(db, post, now()))) throw blogErrors.BLOG_NOT_FOUND()
  const last = after ? await repo.find(db, after) : undefined
  if (after && last?.postId !== post) throw commentErrors.COMMENT_NOT_FOUND()
  const listThreads = (from: number | undefined, limit: number) =>
    repo.listThreads(db, { postId: post, sort: 'newest', after: from, limit })

  if (last?.rootId) {
    const { id, rootId } = last
    const [root] = await repo.listByIds(db, [rootId])
    const answers = await repo.listReplies(db, { rootId, after: id, limit: ANSWERS_PER_PAGE + 1 })
    const following = await listThreads(rootId, 1)
    return {
      threads: root ? [toThread(root, answers, ANSWERS_PER_PAGE)] : [],
      next: following.length > 0 ? String(rootId) : null,
    }
  }
  const rows = await listThreads(last?.id, THREADS_PER_PAGE + 1)
  const shown = rows.slice(0, THREADS_PER_PAGE)
  const answered = shown.filter(({ replies }) => replies > 0).map(({ id }) => id)
  const answers = answered.length > 0 ? await repo.listFirstReplies(db, answered, ANSWERS_PER_THREAD + 1) : []
  const under = Map.groupBy(answers, ({ rootId }) => rootId)
  return {
    threads: shown.map((row) => toThread(row, under.get(row.id) ?? [], ANSWERS_PER_THREAD)),
    next: rows.length > THREADS_PER_PAGE ? String(shown.at(-1)!.id) : null,
  }
}

/** `answers` has one row more than is shown, which tells whether there is a next page. */
function toThread(root: repo.PublicCommentRow, answers: repo.PublicCommentRow[], most: number) {
  const shown = answers.slice(0, most)
  return {
    comment: toComment(root),
    answers: shown.map(toComment),
    next: answers.length > most ? String(shown.at(-1)!.id) : null,
  }
}
