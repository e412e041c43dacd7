import { randomUUID } from 'node:crypto'
import { readsPerson } from '#features/identity/server/people-tag.ts'
import type { Moderated } from '#features/moderation/server/moderated.ts'
import { forgetText, requireVoice, stateOf, submitText } from '#features/moderation/server/submit.service.ts'
import type { Locale } from '#kernel/locale.ts'
import { fullName, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { dropTags, readsTag } from '#platform/server/tags.ts'
import { reviewErrors } from '../model/review.errors.ts'
import type { OwnReview, Review, ReviewPage, ReviewQuery, ReviewRequest } from '../model/review.schema.ts'
import { isNew, type Summary, summarize } from '../model/review.ts'
import { type ClientProof, certifiedAuthors } from './certified.ts'
import * as repo from './review.repo.ts'

export const KIND = 'review'
const TAG = 'reviews'
export const PATH = '/reviews'

/** For the queue of the admin: what a decision does to a review. */
export const moderatedReviews: Moderated = {
  lock: repo.lock,
  async settle(_ctx, tx, id, isVisible) {
    await repo.update(tx, id, { isVisible })
    await dropTags(tx, TAG)
  },
}

export async function listReviews(
  ctx: Context,
  proofs: readonly ClientProof[],
  wanted: ReviewQuery,
): Promise<ReviewPage> {
  readsTag(TAG)
  const rows = await repo.list(ctx.db, { ...wanted, limit: wanted.limit + 1 })
  const shown = rows.slice(0, wanted.limit)
  const reviews = await toReviews(ctx, proofs, shown)
  return { reviews, next: rows.length > wanted.limit ? shown.at(-1)!.id : null }
}

export async function getSummary({ db }: Pick<Context, 'db'>): Promise<Summary> {
  readsTag(TAG)
  return summarize(await repo.countByRating(db))
}

/** What somebody wrote themselves, with where it stands: shown, waiting, or taken away and why. */
export async function getOwnReview(
  ctx: Context,
  proofs: readonly ClientProof[],
  user: User,
): Promise<OwnReview | null> {
  const row = await repo.findByAuthor(ctx.db, user.id)
  if (!row) return null
  const [review] = await toReviews(ctx, proofs, [row])
  const { state, reason } = await stateOf(ctx, { kind: KIND, id: row.id })
  return { ...review!, state, hiddenReason: reason }
}

export async function writeReview(
  ctx: Context,
  user: User,
  request: ReviewRequest,
  locale: Locale,
): Promise<{ id: string }> {
  if (user.role === 'ADMIN') throw reviewErrors.OWN_HOUSE()
  await requireVoice(ctx, user)
  return ctx.db.transaction(async (tx) => {
    const id = randomUUID()
    const isVisible = await submit(ctx, tx, user, id, request)
    const review = { id, authorId: user.id, ...request, locale, isVisible, createdAt: ctx.now() }
    if (!(await repo.insert(tx, review))) throw reviewErrors.ALREADY_REVIEWED()
    await dropTags(tx, TAG)
    return { id }
  })
}

export async function editReview(
  ctx: Context,
  user: User,
  id: string,
  request: ReviewRequest,
): Promise<{ id: string }> {
  await requireVoice(ctx, user)
  return ctx.db.transaction(async (tx) => {
    await findOwn(tx, user, id)
    const isVisible = await submit(ctx, tx, user, id, request)
    await repo.update(tx, id, { ...request, isVisible, editedAt: ctx.now() })
    await dropTags(tx, TAG)
    return { id }
  })
}

export function removeReview(ctx: Pick<Context, 'db' | 'now'>, user: User, id: string): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await findOwn(tx, user, id)
    await repo.remove(tx, id)
    await forgetText(ctx, tx, { kind: KIND, id })
    await dropTags(tx, TAG)
  })
}

async function submit(
  ctx: Context,
  tx: Tx,
  author: User,
  id: string,
  { title, content }: ReviewRequest,
): Promise<boolean> {
  const text = wordsOf({ title, content })
  return (await submitText(ctx, tx, { kind: KIND, id, author, text, path: PATH })) === 'visible'
}

/** As one text, for those who judge it. */
export function wordsOf({ title, content }: Pick<ReviewRequest, 'title' | 'content'>): string {
  return `${title}\n\n${content}`
}

async function findOwn(tx: Tx, user: User, id: string): Promise<repo.ReviewRow> {
  const review = await repo.findForChange(tx, id)
  if (!review) throw reviewErrors.REVIEW_NOT_FOUND()
  if (review.authorId !== user.id) throw reviewErrors.NOT_YOUR_REVIEW()
  return review
}

async function toReviews(
  ctx: Context,
  proofs: readonly ClientProof[],
  rows: readonly repo.AuthoredRow[],
): Promise<Review[]> {
  const now = ctx.now()
  const certified = await certifiedAuthors(ctx.db, rows, proofs, now)
  return rows.map((row) => {
    const { id, rating, title, content, locale, createdAt, editedAt, firstName, lastName, authorId, reply, repliedAt } =
      row
    readsPerson(authorId)
    return {
      id,
      rating,
      title,
      content,
      authorName: firstName === null ? null : fullName({ firstName, lastName: lastName ?? '' }),
      locale,
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      isNew: !row.isDemo && isNew(createdAt, now),
      isDemo: row.isDemo,
      isCertified: !row.isDemo && authorId !== null && certified.has(authorId),
      reply: reply && repliedAt ? { text: reply, at: repliedAt.toISOString() } : null,
    }
  })
}
