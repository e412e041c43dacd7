import { and, eq, like } from 'drizzle-orm'
import { comments } from '#features/blog/server/comment.table.ts'
import { posts } from '#features/blog/server/post.table.ts'
import { appointments } from '#features/booking/server/booking.table.ts'
import { DEMO_ID_PATTERN } from '#features/demo/model/demo-user.ts'
import { reviews } from '#features/reviews/server/review.table.ts'
import { settings } from '#features/settings/server/settings.table.ts'
import type { Db } from '#platform/server/db.ts'

export function listDemoPosts(db: Db) {
  return db.select({ id: posts.id, kind: posts.kind }).from(posts).where(like(posts.authorId, DEMO_ID_PATTERN))
}

/** Also deleted ones, until they are purged. */
export async function hasCaseStudies(db: Db): Promise<boolean> {
  return (await db.$count(posts, eq(posts.kind, 'case'))) > 0
}

export function listVisibleDemoComments(db: Db) {
  return db.select().from(comments).where(and(comments.isDemo, comments.isVisible))
}

export function listVisibleDemoReviews(db: Db) {
  return db.select().from(reviews).where(and(reviews.isDemo, reviews.isVisible))
}

export function countDemoReviews(db: Db): Promise<number> {
  return db.$count(reviews, eq(reviews.isDemo, true))
}

export async function removeDemoReviews(db: Db): Promise<void> {
  await db.delete(reviews).where(eq(reviews.isDemo, true))
}

const isDemoAppointment = like(appointments.userId, DEMO_ID_PATTERN)

export function countDemoAppointments(db: Db): Promise<number> {
  return db.$count(appointments, isDemoAppointment)
}

export async function removeDemoAppointments(db: Db): Promise<void> {
  await db.delete(appointments).where(isDemoAppointment)
}

/** Unless the owner has saved it. */
export async function removeDemoSetting(db: Db, key: string): Promise<void> {
  await db.delete(settings).where(and(eq(settings.key, key), settings.isDemo))
}
