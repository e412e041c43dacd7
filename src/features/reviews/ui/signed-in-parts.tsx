import { useHasStoredSession } from '#features/identity/ui/has-stored-session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Review } from '../model/review.schema.ts'
import { OwnSectionFailed, OwnSectionLoading, OwnSectionLogIn } from './own-section.tsx'
import { ReplyText } from './reply-text.tsx'

/** Lazy: visitors without a session do not load these. */
const OwnReviewSection = lazyPart(async () => ({
  default: (await import('./own-review-section.tsx')).OwnReviewSection,
}))
const OwnerReply = lazyPart(async () => ({ default: (await import('./owner-reply.tsx')).OwnerReply }))

/** The own review; for visitors a prompt to log in. */
export function WriteReview() {
  if (!useHasStoredSession()) return <OwnSectionLogIn />
  return <OwnReviewSection fallback={<OwnSectionLoading />} failed={(retry) => <OwnSectionFailed onRetry={retry} />} />
}

/** The reply of the company. Without a session, or if the lazy part fails to load, read-only. */
export function ReviewReply({ review, company }: { review: Review; company: string }) {
  const text = review.reply && <ReplyText reply={review.reply} company={company} />
  if (!useHasStoredSession()) return text
  return <OwnerReply review={review} company={company} fallback={text} failed={() => text} />
}
