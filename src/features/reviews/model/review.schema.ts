import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { rejectInvisible } from '#kernel/normalize-text.ts'
import { namedObject, nextCursor, pageLimit, requiredText } from '#kernel/schema-parts.ts'
import { REVIEW_SORTS, STARS } from './review.ts'

const dateTime = z.iso.datetime()
const rating = z.literal(STARS, 'reviews:rating.required')

/** Messages are translation keys, used by both the form and the API. */
export const reviewRequest = z.object({
  rating,
  title: z
    .string('reviews:title.required')
    .overwrite(rejectInvisible)
    .trim()
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'reviews:title.line')
    .min(1, 'reviews:title.required')
    .max(120, 'reviews:title.long'),
  content: requiredText(4000, { required: 'reviews:content.required', long: 'reviews:content.long' }),
})
export type ReviewRequest = z.output<typeof reviewRequest>

export const review = namedObject('Review', {
  id: z.string(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  content: z.string(),
  authorName: z.string().nullable().describe('Null after the account was deleted'),
  locale: z.enum(LOCALES).describe('The language of the page on which it was written'),
  createdAt: dateTime,
  editedAt: dateTime.nullable(),
  isNew: z.boolean().describe('Written in the last thirty days'),
  isDemo: z.boolean().describe('Demo content; not part of the average'),
  isCertified: z
    .boolean()
    .describe('The author is a verified client: marked by an admin, or attended an approved appointment'),
  reply: z.object({ text: z.string(), at: dateTime }).nullable().describe('The reply of the company'),
})
export type Review = z.infer<typeof review>

export const ownReview = namedObject('OwnReview', {
  ...review.shape,
  state: z.enum(['visible', 'waiting', 'spam', 'hidden']),
  hiddenReason: z.string().nullable(),
})
export type OwnReview = z.infer<typeof ownReview>

export const reviewPage = namedObject('ReviewPage', { reviews: z.array(review), next: nextCursor('after') })
export type ReviewPage = z.infer<typeof reviewPage>

export const reviewQuery = z.object({
  sort: z.enum(REVIEW_SORTS).default('newest'),
  stars: z.coerce.number().pipe(rating).optional(),
  after: z.string().max(100).optional(),
  limit: pageLimit(10, 50),
})
export type ReviewQuery = z.output<typeof reviewQuery>

export const reviewSummary = namedObject('ReviewSummary', {
  count: z.int(),
  average: z.number().nullable(),
  distribution: z.record(z.literal(STARS.map(String)), z.int()),
})

export const reviewReply = z.object({
  reply: requiredText(2000, { required: 'reviews:reply.required', long: 'reviews:reply.long' }),
})
