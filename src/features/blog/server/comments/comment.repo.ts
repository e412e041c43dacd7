import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#features/identity/server/identity.table.ts'
import { expectDefined } from '#kernel/app-error.ts'
import type { Locale } from '#kernel/locale.ts'
import { keyset } from '#platform/server/database/keyset.ts'
import type { Db } from '#platform/server/db.ts'
import type { CommentSort } from '../../model/comment.ts'
import { commentLikes, comments } from '../comment.table.ts'
import { posts, postTexts } from '../post.table.ts'
import { isPublished } from '../posts/post.repo.ts'
import { lockPosts } from './comment-lock.repo.ts'

const parent = alias(comments, 'parent')
const parentAuthor = alias(users, 'parent_author')
const publicColumns = {
  id: comments.id,
  text: comments.text,
  locale: comments.locale,
  isVisible: comments.isVisible,
  likes: comments.likeCount,
  replies: comments.replyCount,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  rootId: comments.rootId,
  replyToId: comments.replyToId,
  authorId: comments.authorId,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  permissions: users.permissions,
  parentIsVisible: parent.isVisible,
  parentAuthorId: parent.authorId,
  parentFirstName: parentAuthor.firstName,
  parentLastName: parentAuthor.lastName,
}

// Same expression as in the partial indexes, so that the planner uses them.
const IS_SHOWN = sql`(${comments.isVisible} or ${comments.replyCount} > 0)`

type Page = { after?: number | undefined; limit: number }

export function listThreads(db: Db, { postId, sort, ...page }: Page & { postId: number; sort: CommentSort }) {
  return select(db, and(eq(comments.postId, postId), isNull(comments.rootId), IS_SHOWN), sort, page)
}

export function listReplies(db: Db, { rootId, ...page }: Page & { rootId: number }) {
  return select(db, and(eq(comments.rootId, rootId), IS_SHOWN), 'oldest', page)
}

export function listFirstReplies(db: Db, rootIds: number[], each: number) {
  const first = sql`select answer.id from comments as root cross join lateral (
      select a.id from comments as a where a.root_id = root.id and (a.is_visible or a.reply_count > 0)
      order by a.created_at, a.id limit ${each}
    ) as answer where root.id in ${rootIds}`
  return select(db, and(sql`${comments.id} in (${first})`), 'oldest', { limit: rootIds.length * each })
}

/** Comments by id, without hidden ones that have no replies. */
export function listByIds(db: Db, ids: number[]) {
  return select(db, and(inArray(comments.id, ids), IS_SHOWN), 'oldest', { limit: ids.length })
}

export type PublicCommentRow = Awaited<ReturnType<typeof listThreads>>[number]

function select(db: Db, where: ReturnType<typeof and>, sort: CommentSort, { after, limit }: Page) {
  const { likeCount, createdAt, id } = comments
  const { isAfter, orderBy } = keyset(sort === 'liked' ? [likeCount, createdAt, id] : [createdAt, id], {
    direction: sort === 'oldest' ? 'asc' : 'desc',
    lastId: after,
  })
  return db
    .select(publicColumns)
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
    .leftJoin(parent, eq(parent.id, comments.replyToId))
    .leftJoin(parentAuthor, eq(parentAuthor.id, parent.authorId))
    .where(and(where, isAfter))
    .orderBy(...orderBy)
    .limit(limit)
}

export async function findPublishedPost(db: Db, id: number, now: Date) {
  const [row] = await db
    .select({ id: posts.id, commentCount: posts.commentCount })
    .from(posts)
    .where(and(eq(posts.id, id), isPublished(now, 'article')))
  return row
}

export async function findPostText(db: Db, postId: number, locale: Locale) {
  const [row] = await db
    .select({ title: postTexts.title, slug: postTexts.slug })
    .from(postTexts)
    .where(and(eq(postTexts.postId, postId), sql`${locale} = any(${postTexts.shownIn})`))
    .limit(1)
  return row
}

const { likeCount, replyCount, editedAt, isDemo, ...commentColumns } = getTableColumns(comments)
export type CommentRow = Awaited<ReturnType<typeof findForChange>> & object

export async function find(db: Db, id: number) {
  const [row] = await db.select(commentColumns).from(comments).where(eq(comments.id, id))
  return row
}

/** With its post and the comment it replies to. */
export async function findForChange(tx: Db, id: number) {
  await lockPosts(tx, [id])
  const parentIds = sql`(select unnest(array[c.id, c.root_id, c.reply_to_id]) from comments as c where c.id = ${id})`
  const rows = await tx
    .select(commentColumns)
    .from(comments)
    .where(sql`${comments.id} in ${parentIds}`)
    .orderBy(desc(comments.id))
    .for('update')
  return rows.find((row) => row.id === id)
}

/** Newest own comments on a post, without removed ones. */
export function listOwn(db: Db, postId: number, authorId: string, limit: number) {
  return db
    .select(commentColumns)
    .from(comments)
    .where(and(eq(comments.authorId, authorId), eq(comments.postId, postId), isNull(comments.removedAt)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit)
}

export async function insert(tx: Db, comment: typeof comments.$inferInsert): Promise<number> {
  const [row] = await tx.insert(comments).values(comment).returning({ id: comments.id })
  return expectDefined(row, 'inserted comment').id
}

export async function update(tx: Db, id: number, change: Partial<typeof comments.$inferInsert>): Promise<void> {
  await tx.update(comments).set(change).where(eq(comments.id, id))
}

export async function adjustCounts(tx: Db, postId: number, parentIds: number[], change: 1 | -1): Promise<void> {
  await tx
    .update(posts)
    .set({ commentCount: sql`${posts.commentCount} + ${change}` })
    .where(eq(posts.id, postId))
  if (parentIds.length > 0)
    await tx
      .update(comments)
      .set({ replyCount: sql`${comments.replyCount} + ${change}` })
      .where(inArray(comments.id, parentIds))
}

/** Idempotent: the counter changes only if a row was inserted or deleted. */
export async function like(tx: Db, commentId: number, userId: string, at: Date): Promise<number | undefined> {
  const inserted = await tx
    .insert(commentLikes)
    .values({ commentId, userId, at })
    .onConflictDoNothing()
    .returning({ commentId: commentLikes.commentId })
  return changeLikes(tx, commentId, inserted.length)
}

export async function unlike(tx: Db, commentId: number, userId: string): Promise<number | undefined> {
  const removed = await tx
    .delete(commentLikes)
    .where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.userId, userId)))
    .returning({ commentId: commentLikes.commentId })
  return changeLikes(tx, commentId, -removed.length)
}

/** Undefined if the comment was removed meanwhile. */
async function changeLikes(tx: Db, commentId: number, change: number): Promise<number | undefined> {
  const [row] = await tx
    .update(comments)
    .set({ likeCount: sql`${comments.likeCount} + ${change}` })
    .where(eq(comments.id, commentId))
    .returning({ likes: comments.likeCount })
  return row?.likes
}

export async function listLiked(db: Db, postId: number, userId: string): Promise<number[]> {
  const rows = await db
    .select({ id: commentLikes.commentId })
    .from(commentLikes)
    .innerJoin(comments, eq(comments.id, commentLikes.commentId))
    .where(and(eq(commentLikes.userId, userId), eq(comments.postId, postId)))
  return rows.map(({ id }) => id)
}

export function listAllByAuthor(db: Db, authorId: string) {
  const { postId, text, createdAt, editedAt } = comments
  return db
    .select({ postId, text, createdAt, editedAt })
    .from(comments)
    .where(and(eq(comments.authorId, authorId), isNull(comments.removedAt)))
    .orderBy(desc(createdAt), desc(comments.id))
}

export function listAllLiked(db: Db, userId: string) {
  const { commentId, at } = commentLikes
  return db.select({ commentId, at }).from(commentLikes).where(eq(commentLikes.userId, userId)).orderBy(desc(at))
}

export async function unlikeAll(tx: Db, userId: string): Promise<void> {
  const isLiked = sql`${comments.id} in (select l.comment_id from comment_likes as l where l.user_id = ${userId})`
  await tx.select({ id: comments.id }).from(comments).where(isLiked).orderBy(desc(comments.id)).for('update')
  await tx
    .update(comments)
    .set({ likeCount: sql`${comments.likeCount} - 1` })
    .where(isLiked)
  await tx.delete(commentLikes).where(eq(commentLikes.userId, userId))
}

export async function findPostByTitle(db: Db, title: string) {
  const [row] = await db
    .select({ id: posts.id, publishedAt: posts.publishedAt })
    .from(postTexts)
    .innerJoin(posts, eq(posts.id, postTexts.postId))
    .where(eq(postTexts.title, title))
    .limit(1)
  return row
}
