import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from '#features/identity/server/identity.table.ts'
import { media } from '#features/media/server/media.table.ts'
import { LOCALES } from '#kernel/locale.ts'
import type { BlogDocument } from '../model/document.schema.ts'
import type { DraftContent, PostContent } from '../model/post-input.schema.ts'
import { categories } from './category.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const cascadingReference = (name: string, column: () => typeof posts.id) =>
  integer(name).references(column, { onDelete: 'cascade' })

/** What a post is, whatever the language. Who may see it: `is_public`, its moment come, and not deleted. */
export const posts = pgTable(
  'posts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name that readers see. */
    creator: text().notNull(),
    categoryId: integer('category_id').references(() => categories.id),
    subcategoryId: integer('subcategory_id').references(() => categories.id),
    /** The language that readers of a missing one get. */
    originalLocale: text('original_locale', { enum: LOCALES }).notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    /** In the future: it appears by itself. Empty: it never was public. */
    publishedAt: moment('published_at'),
    coverId: text('cover_id').references(() => media.id),
    tags: text().array().notNull().default([]),
    /** The number of the last revision; a save must have started from it. */
    revision: integer().notNull().default(1),
    /** Comments that readers see, kept by the comments. */
    commentCount: integer('comment_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Put away; after 30 days it is gone. */
    deletedAt: moment('deleted_at'),
  },
  (table) => {
    const isShown = sql`${table.isPublic} and ${table.deletedAt} is null`
    return [
      index('posts_newest').on(table.publishedAt, table.id).where(isShown),
      index('posts_of_category').on(table.categoryId, table.publishedAt, table.id).where(isShown),
      index('posts_of_subcategory').on(table.subcategoryId, table.publishedAt, table.id).where(isShown),
      // For the foreign keys: the partial indexes above do not serve them.
      index('posts_author').on(table.authorId),
      index('posts_category').on(table.categoryId),
      index('posts_subcategory').on(table.subcategoryId),
      index('posts_cover').on(table.coverId),
      index('posts_tags').using('gin', table.tags),
      index('posts_updated').on(table.updatedAt, table.id),
      index('posts_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
      check('posts_public_has_moment', sql`not ${table.isPublic} or ${table.publishedAt} is not null`),
      check('posts_comment_count', sql`${table.commentCount} >= 0`),
    ]
  },
)

/** What a post says in one language. */
export const postTexts = pgTable(
  'post_texts',
  {
    postId: cascadingReference('post_id', () => posts.id).notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    title: text().notNull(),
    slug: text().notNull(),
    /** As written, or the beginning of the text. */
    excerpt: text().notNull(),
    document: jsonb().$type<BlogDocument>().notNull(),
    coverAlt: text('cover_alt').notNull().default(''),
    readingMinutes: integer('reading_minutes').notNull(),
    /** The languages whose readers get this text: its own, and for the original those that are missing. */
    shownIn: text('shown_in', { enum: LOCALES }).array().notNull(),
    /** Words of the title, and of everything, by the dictionary of the language; written with the text. */
    titleSearch: tsvector('title_search').notNull(),
    search: tsvector('search').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.locale] }),
    index('post_texts_title_search').using('gin', table.titleSearch),
    index('post_texts_search').using('gin', table.search),
  ],
)

/** Words that occur in posts, without accents: a word that was mistyped is looked up here. Grows with the language, not with the posts. */
export const postWords = pgTable('post_words', { word: text().primaryKey() }, (table) => [
  index('post_words_like').using('gin', sql`${table.word} gin_trgm_ops`),
])

/** Every version that was saved, whole. Only ever added to. */
export const postRevisions = pgTable(
  'post_revisions',
  {
    postId: cascadingReference('post_id', () => posts.id).notNull(),
    number: integer().notNull(),
    content: jsonb().$type<PostContent>().notNull(),
    /** The revision it brought back, if it did. */
    restoredFrom: integer('restored_from'),
    savedAt: moment('saved_at').notNull(),
    savedById: text('saved_by_id').references(() => users.id, { onDelete: 'set null' }),
    savedBy: text('saved_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.number] }),
    index('post_revisions_saved_by').on(table.savedById),
  ],
)

/** What somebody is typing: theirs alone, one for each post and one for each tab with a new post. Never what readers see. */
export const postDrafts = pgTable(
  'post_drafts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number of the post, or the name of one that does not exist yet: `new-…`. */
    key: text().notNull(),
    /** Empty: a post that does not exist yet. */
    postId: cascadingReference('post_id', () => posts.id),
    content: jsonb().$type<DraftContent>().notNull(),
    /** The revision it was begun on. */
    startedFrom: integer('started_from'),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [unique('post_drafts_one_each').on(table.userId, table.key), index('post_drafts_post').on(table.postId)],
)
