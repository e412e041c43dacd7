import { randomUUID } from 'node:crypto'
import * as userRepo from '#features/identity/server/users/user.repo.ts'
import { noteUserTag } from '#features/identity/server/users/user-tag.service.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import type { ModeratedKind } from '#features/moderation/server/moderated-kind.service.ts'
import {
  getModerationState,
  removeModeratedText,
  requireWriteAllowed,
  submitText,
} from '#features/moderation/server/submit.service.ts'
import { expectDefined } from '#kernel/app-error.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { fullName, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { invalidateTags, noteTag } from '#platform/server/tags.ts'
import { reviewErrors } from '../model/review.errors.ts'
import type { OwnReview, Review, ReviewPage, ReviewQuery, ReviewRequest } from '../model/review.schema.ts'
import { isNew, type RatingSummary, summarizeRatings } from '../model/review.ts'
import { type ClientLookup, findCertifiedAuthors } from './certification.service.ts'
import * as repo from './review.repo.ts'

export const REVIEW_KIND = 'review'
const REVIEWS_TAG = 'reviews'
export const REVIEWS_PATH = '/reviews'

export const moderatedReviews: ModeratedKind = {
  lock: repo.lockReviews,
  async setVisibility(_ctx, tx, id, isVisible) {
    await repo.update(tx, id, { isVisible })
    await invalidateTags(tx, REVIEWS_TAG)
  },
  async describe(db, ids, locale) {
    const path = localizedPath(locale, REVIEWS_PATH)
    const rows = await repo.listRatings(db, ids)
    return new Map(rows.map(({ id, rating }) => [id, { rating, title: null, path }]))
  },
}

export async function listReviews(ctx: Context, lookups: readonly ClientLookup[], query: ReviewQuery) {
  noteTag(REVIEWS_TAG)
  const { rows, next } = await repo.list(ctx.db, query)
  return { reviews: await toReviews(ctx, lookups, rows), next } satisfies ReviewPage
}

const isQuotable = ({ isCertified, isDemo }: Review) => isCertified || isDemo

/** Undefined unless it is public and of a certified client, or an example of the demo. */
export async function findQuotableReview(ctx: Context, lookups: readonly ClientLookup[], id: string) {
  noteTag(REVIEWS_TAG)
  const row = await repo.findVisible(ctx.db, id)
  const found = row ? await toReviews(ctx, lookups, [row]) : []
  return found.find(isQuotable)
}

/** The newest that may be quoted. */
export async function listQuotableReviews(ctx: Context, lookups: readonly ClientLookup[]): Promise<Review[]> {
  const { reviews } = await listReviews(ctx, lookups, { sort: 'newest', limit: 50 })
  return reviews.filter(isQuotable)
}

/** For the landing page: real reviews before examples, then those in its language, the newest first. */
export async function listLandingReviews(
  ctx: Context,
  lookups: readonly ClientLookup[],
  locale: Locale,
  limit: number,
) {
  noteTag(REVIEWS_TAG)
  return toReviews(ctx, lookups, await repo.listForLanding(ctx.db, locale, limit))
}

export async function getRatingSummary({ db }: Pick<Context, 'db'>): Promise<RatingSummary> {
  noteTag(REVIEWS_TAG)
  return summarizeRatings(await repo.countByRating(db))
}

export async function getOwnReview(ctx: Context, lookups: readonly ClientLookup[], user: User) {
  const row = await repo.findByAuthor(ctx.db, user.id)
  if (!row) return null
  const [review] = await toReviews(ctx, lookups, [row])
  const { state, reason } = await getModerationState(ctx, { kind: REVIEW_KIND, id: row.id })
  return { ...expectDefined(review, 'review'), state, hiddenReason: reason } satisfies OwnReview
}

export async function writeReview(ctx: Context, user: User, request: ReviewRequest, locale: Locale) {
  if (user.role === 'ADMIN') throw reviewErrors.ADMIN_CANNOT_REVIEW()
  await requireWriteAllowed(ctx, user)
  return ctx.db.transaction(async (tx) => {
    const id = randomUUID()
    const isVisible = await submitForModeration(ctx, tx, user, id, request)
    const review = { id, authorId: user.id, ...request, locale, isVisible, createdAt: ctx.now() }
    if (!(await repo.insert(tx, review))) throw reviewErrors.ALREADY_REVIEWED()
    await invalidateTags(tx, REVIEWS_TAG)
    return { id }
  })
}

export async function editReview(ctx: Context, user: User, id: string, request: ReviewRequest) {
  await requireWriteAllowed(ctx, user)
  return ctx.db.transaction(async (tx) => {
    await findOwnReview(tx, user, id)
    const isVisible = await submitForModeration(ctx, tx, user, id, request)
    await repo.update(tx, id, { ...request, isVisible, editedAt: ctx.now() })
    await invalidateTags(tx, REVIEWS_TAG)
    return { id }
  })
}

export function removeReview(ctx: Pick<Context, 'db' | 'now'>, user: User, id: string): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await findOwnReview(tx, user, id)
    await repo.remove(tx, id)
    await removeModeratedText(ctx, tx, { kind: REVIEW_KIND, id })
    await invalidateTags(tx, REVIEWS_TAG)
  })
}

/** Sets the reply of the company, or removes it with null. */
export function saveReply({ db, now }: Context, admin: User, id: string, reply: string | null): Promise<void> {
  return db.transaction(async (tx) => {
    const review = await repo.findForUpdate(tx, id)
    if (!review) throw reviewErrors.REVIEW_NOT_FOUND()
    await repo.update(tx, id, { reply, repliedAt: reply === null ? null : now() })
    const author = review.authorId ? await userRepo.findById(tx, review.authorId) : undefined
    const details = author ? { name: fullName(author) } : {}
    const action = reply === null ? 'review.replyRemoved' : 'review.replied'
    await journal.record(tx, { at: now(), actor: admin, action, subject: id, details })
    await invalidateTags(tx, REVIEWS_TAG)
  })
}

async function submitForModeration(ctx: Context, tx: Tx, author: User, id: string, request: ReviewRequest) {
  const text = toModeratedText(request)
  return (await submitText(ctx, tx, { kind: REVIEW_KIND, id, author, text, path: REVIEWS_PATH })) === 'visible'
}

export function toModeratedText({ title, content }: Pick<ReviewRequest, 'title' | 'content'>): string {
  return `${title}\n\n${content}`
}

async function findOwnReview(tx: Tx, user: User, id: string): Promise<repo.ReviewRow> {
  const review = await repo.findForUpdate(tx, id)
  const isOwn = review?.authorId === user.id
  // A review that only its author sees does not exist for others.
  if (!review || !(isOwn || review.isVisible)) throw reviewErrors.REVIEW_NOT_FOUND()
  if (!isOwn) throw reviewErrors.NOT_YOUR_REVIEW()
  return review
}

async function toReviews(ctx: Context, lookups: readonly ClientLookup[], rows: repo.ReviewWithAuthorRow[]) {
  const now = ctx.now()
  const certified = await findCertifiedAuthors(ctx.db, rows, lookups, now)
  return rows.map((row): Review => {
    const { id, rating, title, content, locale, isDemo } = row
    const { createdAt, editedAt, authorId, firstName, lastName, reply, repliedAt } = row
    const unchanged = { id, rating, title, content, locale, isDemo }
    noteUserTag(authorId)
    return {
      ...unchanged,
      authorName: firstName === null ? null : fullName({ firstName, lastName: lastName ?? '' }),
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      isNew: !isDemo && isNew(createdAt, now),
      isCertified: !isDemo && authorId !== null && certified.has(authorId),
      reply: reply && repliedAt ? { text: reply, at: repliedAt.toISOString() } : null,
    }
  })
}
