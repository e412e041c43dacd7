import { z } from 'zod'
import { picture } from '#features/media/model/picture.schema.ts'
import { LOCALES } from '#kernel/locale.ts'
import { categoryLabel } from './category.schema.ts'

const moment = z.iso.datetime()

/** A post as a card in a list, in the reader's language or else in its own. */
export const postSummary = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    locale: z.enum(LOCALES).describe('The language of the words'),
    isFallback: z.boolean().describe('The asked language is missing; these are the original words'),
    creator: z.string(),
    category: categoryLabel.nullable(),
    subcategory: categoryLabel.nullable(),
    tags: z.array(z.string()),
    publishedAt: moment,
    readingMinutes: z.int(),
    commentCount: z.int(),
    cover: picture.extend({ alt: z.string() }).nullable(),
  })
  .meta({ id: 'PostCard' })
export type PostSummary = z.infer<typeof postSummary>

export const postList = z
  .object({
    posts: z.array(postSummary),
    next: z.string().nullable().describe('Ask with it as `after` for what follows; null at the end'),
    corrected: z.string().nullable().describe('Nothing was found for the words as typed; these were looked for'),
  })
  .meta({ id: 'PostPage' })
export type PostList = z.infer<typeof postList>

/** As long as a page lets a word of its address be (`blog-search.ts`): none of them makes it fail. */
const searchParam = z.string().max(200)

export const postQuery = z.object({
  lng: z.enum(LOCALES),
  category: searchParam.optional().describe('A slug, of today or of before'),
  subcategory: searchParam.optional(),
  tag: searchParam.optional(),
  query: searchParam.trim().optional(),
  after: searchParam.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(12),
})
export type PostQuery = z.output<typeof postQuery>

export const tocEntry = z.object({ id: z.string(), text: z.string(), level: z.int() })
export type TocEntry = z.infer<typeof tocEntry>

const neighbour = z.object({ id: z.int(), slug: z.string(), title: z.string() })
export type Neighbour = z.infer<typeof neighbour>

/** A post to read. */
export const publicPost = postSummary
  .extend({
    lead: z.string().describe('The summary, where the writer wrote one'),
    html: z.string().describe('Made by the server from a checked document: safe to show'),
    toc: z.array(tocEntry),
    languages: z
      .array(z.object({ locale: z.enum(LOCALES), slug: z.string(), shownIn: z.array(z.enum(LOCALES)) }))
      .describe('Languages it was written in, each with the languages that show it'),
    updatedAt: moment,
    previous: neighbour.nullable().describe('The one before it in time'),
    next: neighbour.nullable(),
    related: z.array(postSummary),
  })
  .meta({ id: 'PublicPost' })
export type PublicPost = z.infer<typeof publicPost>
