import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { type CaseStudy, POST_KINDS } from '../model/case-studies/case-study.schema.ts'
import type { BlogDocument } from '../model/document.schema.ts'
import type { DraftContent, PostContent } from '../model/post-input.schema.ts'
import { categories } from './category.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const postReference = () => integer('post_id').references((): AnyPgColumn => posts.id, { onDelete: 'cascade' })

/**
 * Language-independent part of a post. Public if `is_public` is set, `published_at` has passed and `deleted_at` is
 * null.
 */
export const posts = pgTable(
  'posts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: POST_KINDS }).notNull().default('article'),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name shown to readers. */
    creator: text().notNull(),
    categoryId: integer('category_id').references(() => categories.id),
    subcategoryId: integer('subcategory_id').references(() => categories.id),
    /** Language shown to readers of a missing one. */
    originalLocale: text('original_locale', { enum: LOCALES }).notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    /** In the future: scheduled. Null: never public. */
    publishedAt: moment('published_at'),
    coverId: text('cover_id').references(() => media.id),
    tags: text().array().notNull().default([]),
    /** Facts of a case study; null for an article. */
    caseStudy: jsonb('case_study').$type<CaseStudy>(),
    /** Number of the last revision; a save must be based on it. */
    revision: integer().notNull().default(1),
    /** Visible comments; maintained by the comment repository. */
    commentCount: integer('comment_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Soft delete; purged after 30 days. */
    deletedAt: moment('deleted_at'),
  },
  (table) => {
    const isShown = sql`${table.isPublic} and ${table.deletedAt} is null`
    return [
      index('posts_cases').on(table.publishedAt, table.id).where(sql`${isShown} and ${table.kind} = 'case'`),
      index('posts_newest').on(table.publishedAt, table.id).where(isShown),
      index('posts_of_category').on(table.categoryId, table.publishedAt, table.id).where(isShown),
      index('posts_of_subcategory').on(table.subcategoryId, table.publishedAt, table.id).where(isShown),
      // For foreign keys, which cannot use the partial indexes above.
      index('posts_author').on(table.authorId),
      index('posts_category').on(table.categoryId),
      index('posts_subcategory').on(table.subcategoryId),
      index('posts_cover').on(table.coverId),
      index('posts_tags').using('gin', table.tags),
      index('posts_updated').on(table.updatedAt, table.id),
      index('posts_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
      check('posts_case_has_facts', sql`(${table.kind} = 'case') = (${table.caseStudy} is not null)`),
      check('posts_public_has_moment', sql`not ${table.isPublic} or ${table.publishedAt} is not null`),
      check('posts_comment_count', sql`${table.commentCount} >= 0`),
    ]
  },
)

/** A post in one language. */
export const postTexts = pgTable(
  'post_texts',
  {
    postId: postReference().notNull(),
    locale: text({ enum: LOCALES }).notNull(),
    title: text().notNull(),
    slug: text().notNull(),
    /** As written, or the beginning of the text. */
    excerpt: text().notNull(),
    document: jsonb().$type<BlogDocument>().notNull(),
    coverAlt: text('cover_alt').notNull().default(''),
    /** Of a case study: what the client does, how it was before, what came of it. */
    sector: text().notNull().default(''),
    situation: text().notNull().default(''),
    result: text().notNull().default(''),
    readingMinutes: integer('reading_minutes').notNull(),
    /** Languages that show this text: its own, and for the original also the missing ones. */
    shownIn: text('shown_in', { enum: LOCALES }).array().notNull(),
    /** Search vectors of the title and of everything, in the dictionary of the language; written with the text. */
    titleSearch: tsvector('title_search').notNull(),
    search: tsvector('search').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.locale] }),
    index('post_texts_title_search').using('gin', table.titleSearch),
    index('post_texts_search').using('gin', table.search),
    // For `containsText`: writers search by a part of a title.
    index('post_texts_title_part').using('gin', sql`${table.title} gin_trgm_ops`),
  ],
)

/** Vocabulary for spelling suggestions, without accents. Grows with the language, not with the number of posts. */
export const postWords = pgTable('post_words', { word: text().primaryKey() }, (table) => [
  index('post_words_like').using('gin', sql`${table.word} gin_trgm_ops`),
])

/** Every saved version, complete. Append-only. */
export const postRevisions = pgTable(
  'post_revisions',
  {
    postId: postReference().notNull(),
    number: integer().notNull(),
    content: jsonb().$type<PostContent>().notNull(),
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

/** Autosaved input, private to its user: one row per post, and one per tab with a new post. */
export const postDrafts = pgTable(
  'post_drafts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Id of the post, or the key of a new one: `new-…`. */
    key: text().notNull(),
    /** Null for a new post. */
    postId: postReference(),
    content: jsonb().$type<DraftContent>().notNull(),
    startedFrom: integer('started_from'),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [unique('post_drafts_one_each').on(table.userId, table.key), index('post_drafts_post').on(table.postId)],
)
