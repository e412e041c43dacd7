import { z } from 'zod'
import { picture } from '#features/media/model/picture.schema.ts'
import { LOCALES } from '#kernel/locale.ts'
import { namedObject, nextCursor, pageLimit } from '#kernel/schema-parts.ts'
import { categoryLabel } from './category.schema.ts'

const moment = z.iso.datetime()

/** A post in a list, in the reader's language or else in the original. */
export const postSummary = namedObject('PostCard', {
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  locale: z.enum(LOCALES).describe('Language of the text'),
  isFallback: z.boolean().describe('The requested language is missing; the text is the original'),
  creator: z.string(),
  category: categoryLabel.nullable(),
  subcategory: categoryLabel.nullable(),
  tags: z.array(z.string()),
  publishedAt: moment,
  readingMinutes: z.int(),
  commentCount: z.int(),
  cover: picture.extend({ alt: z.string() }).nullable(),
})
export type PostSummary = z.infer<typeof postSummary>

export const postList = namedObject('PostPage', {
  posts: z.array(postSummary),
  next: nextCursor('after'),
  corrected: z
    .string()
    .nullable()
    .describe('Spelling correction that was searched instead, because the query had no results'),
})
export type PostList = z.infer<typeof postList>

/** Same limit as the page's query string (`blog-search.ts`), so that no page address makes the API call fail. */
const searchParam = z.string().max(200)

export const postQuery = z.object({
  lng: z.enum(LOCALES),
  category: searchParam.optional().describe('Current or former slug'),
  subcategory: searchParam.optional(),
  tag: searchParam.optional(),
  query: searchParam.trim().optional(),
  after: searchParam.optional(),
  limit: pageLimit(12, 50),
})
export type PostQuery = z.output<typeof postQuery>

export const tocEntry = z.object({ id: z.string(), text: z.string(), level: z.int() })
export type TocEntry = z.infer<typeof tocEntry>

const neighbour = z.object({ id: z.int(), slug: z.string(), title: z.string() })
export type Neighbour = z.infer<typeof neighbour>

export const publicPost = namedObject('PublicPost', {
  ...postSummary.shape,
  lead: z.string().describe('The summary, if the writer gave one'),
  html: z.string().describe('Rendered by the server from a validated document; safe to insert'),
  toc: z.array(tocEntry),
  languages: z
    .array(z.object({ locale: z.enum(LOCALES), slug: z.string(), shownIn: z.array(z.enum(LOCALES)) }))
    .describe('Languages with a text, each with the languages that show it'),
  updatedAt: moment,
  previous: neighbour.nullable().describe('Previous post by publication time'),
  next: neighbour.nullable(),
  related: z.array(postSummary),
})
export type PublicPost = z.infer<typeof publicPost>

export const postPreview = publicPost
  .extend({ caseHtml: z.string().optional().describe('The page of a case study') })
  .meta({ id: 'PostPreview' })
export type PostPreview = z.infer<typeof postPreview>
