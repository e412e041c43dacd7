import { z } from 'zod'
import { picture } from '#features/media/model/picture.schema.ts'
import { LOCALES } from '#kernel/locale.ts'
import { normalizeSingleLine } from '#kernel/normalize-text.ts'
import { namedObject, pageLimit } from '#kernel/schema-parts.ts'
import { POST_KINDS } from './case-studies/case-study.schema.ts'
import { draftContent, postContent } from './post-input.schema.ts'

const moment = z.iso.datetime()

/** Draft: not public. Scheduled: public with a publication time in the future. */
export const POST_STATES = ['draft', 'scheduled', 'published', 'deleted'] as const
export type PostState = (typeof POST_STATES)[number]

type Moment = Date | string | null

export function postStateOf(post: { isPublic: boolean; publishedAt: Moment; deletedAt: Moment }, now: Date): PostState {
  if (post.deletedAt) return 'deleted'
  if (!post.isPublic || !post.publishedAt) return 'draft'
  return new Date(post.publishedAt) > now ? 'scheduled' : 'published'
}

export const postListItem = namedObject('PostListItem', {
  id: z.int(),
  kind: z.enum(POST_KINDS),
  title: z.string(),
  slug: z.string(),
  state: z.enum(POST_STATES),
  creator: z.string(),
  languages: z.array(z.enum(LOCALES)),
  publishedAt: moment.nullable(),
  updatedAt: moment,
  deletedAt: moment.nullable(),
  isMine: z.boolean(),
  commentCount: z.int(),
})
export type PostListItem = z.infer<typeof postListItem>

export const authoringPage = namedObject('AuthoringPage', { posts: z.array(postListItem), next: z.string().nullable() })
export type AuthoringPage = z.infer<typeof authoringPage>

export const authoringQuery = z.object({
  lng: z.enum(LOCALES).default('nl'),
  kind: z.enum(POST_KINDS).optional().describe('Omitted: articles and case studies'),
  state: z.enum(POST_STATES).optional().describe('Omitted: every post that is not deleted'),
  q: z.string().overwrite(normalizeSingleLine).trim().max(100).optional().describe('Part of the title in any language'),
  mine: z.enum(['true', 'false']).default('false'),
  after: z.string().max(60).optional(),
  limit: pageLimit(25),
})
export type AuthoringQuery = z.output<typeof authoringQuery>

export const editablePost = namedObject('EditablePost', {
  id: z.int(),
  kind: z.enum(POST_KINDS),
  slug: z.string(),
  revision: z.int().describe('Send it back as `startedFrom`'),
  state: z.enum(POST_STATES),
  content: postContent,
  cover: picture.nullable(),
  savedAt: moment,
  savedBy: z.string(),
  deletedAt: moment.nullable(),
})
export type EditablePost = z.infer<typeof editablePost>

export const revisionListItem = namedObject('RevisionListItem', {
  number: z.int(),
  savedAt: moment,
  savedBy: z.string(),
  restoredFrom: z.int().nullable(),
  title: z.string(),
  languages: z.array(z.enum(LOCALES)),
  isPublic: z.boolean(),
})
export type RevisionListItem = z.infer<typeof revisionListItem>

/** One segment of a word diff, in text order. */
const change = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })
export const languageDiff = z.object({
  locale: z.enum(LOCALES),
  title: z.array(change),
  slug: z.array(change).describe('As in the address: chosen, or derived from the title'),
  excerpt: z.array(change),
  text: z.array(change),
  isTooLarge: z
    .boolean()
    .describe('Over the comparison limit: the whole old text is removed, the whole new text is added'),
})
export type LanguageDiff = z.infer<typeof languageDiff>
export const revisionDiff = namedObject('RevisionDiff', {
  from: z.int(),
  to: z.int(),
  languages: z.array(languageDiff).describe('Languages with changes'),
})
export type RevisionDiff = z.infer<typeof revisionDiff>

/** Draft key of a new post: one per browser tab. */
export const NEW_DRAFT_KEY = /^new(-\d{1,20})?$/

export const savedDraft = namedObject('SavedDraft', {
  content: draftContent,
  startedFrom: z.int().nullable(),
  savedAt: moment,
})
export type SavedDraft = z.infer<typeof savedDraft>

export const newDraft = namedObject('NewDraft', {
  key: z.string(),
  title: z.string().describe('Empty if the draft has no title yet'),
  savedAt: moment,
})
export type NewDraft = z.infer<typeof newDraft>
