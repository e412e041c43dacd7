import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { users } from '#features/identity/server/identity.table.ts'
import { LOCALES } from '#kernel/locale.ts'
import { posts } from './post.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const userReference = () => text('user_id').references(() => users.id, { onDelete: 'cascade' })
const commentReference = (name: string) =>
  integer(name).references((): AnyPgColumn => comments.id, { onDelete: 'cascade' })

/** Comments on posts, in threads of two levels. The counters are denormalized and updated in the same transaction. */
export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    postId: integer('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Root of the thread; null for a root. */
    rootId: commentReference('root_id'),
    /** The comment this replies to, which may itself be a reply. */
    replyToId: commentReference('reply_to_id'),
    /** Null: the account was deleted; the comment stays without a name. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    /** Decided by moderation; false once the author removed it. */
    isVisible: boolean('is_visible').notNull(),
    likeCount: integer('like_count').notNull().default(0),
    /** Visible comments in its thread, or that reply to it. */
    replyCount: integer('reply_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    removedAt: moment('removed_at'),
    /** When the author it replies to was notified; at most one email per reply. */
    notifiedAt: moment('told_at'),
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => {
    // Removed comments stay listed while they have visible replies.
    const isShown = sql`(${table.isVisible} or ${table.replyCount} > 0)`
    const begins = sql`${table.rootId} is null and ${isShown}`
    return [
      index('comments_by_age').on(table.postId, table.createdAt, table.id).where(begins),
      index('comments_by_likes').on(table.postId, table.likeCount, table.createdAt, table.id).where(begins),
      index('comments_of_thread').on(table.rootId, table.createdAt, table.id).where(isShown),
      index('comments_of_author').on(table.authorId, table.postId),
      index('comments_answering').on(table.replyToId),
      // For foreign-key cascades, which cannot use the partial indexes above.
      index('comments_post').on(table.postId),
      index('comments_root').on(table.rootId),
      check('comments_counts', sql`${table.likeCount} >= 0 and ${table.replyCount} >= 0`),
      check('comments_in_thread', sql`(${table.rootId} is null) = (${table.replyToId} is null)`),
    ]
  },
)

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: commentReference('comment_id').notNull(),
    userId: userReference().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] }), index('comment_likes_user').on(table.userId)],
)

export const replyUnsubscriptions = pgTable('reply_unsubscriptions', {
  userId: userReference().primaryKey(),
  at: moment('at').notNull(),
})
