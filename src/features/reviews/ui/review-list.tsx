import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useHasStoredSession } from '#features/identity/ui/has-stored-session.ts'
import { ReportButton } from '#features/moderation/ui/report-button.tsx'
import { useVisitorFormat } from '#features/settings/ui/visitor-time.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { reviewTexts } from '../messages/index.ts'
import type { Review } from '../model/review.schema.ts'
import type { ReviewSort, StarCount } from '../model/review.ts'
import { reviewQueries } from './review.queries.ts'
import { ReviewReply } from './signed-in-parts.tsx'
import { ReviewBadges } from './static/review-badges.tsx'
import { Stars } from './static/stars.tsx'
import { VisitorDay } from './visitor-day.tsx'

type ReviewListProps = { sort: ReviewSort; stars: StarCount | undefined; company: string }

export function ReviewList({ sort, stars, company }: ReviewListProps) {
  const t = useT(reviewTexts)
  const search = useInfiniteQuery(reviewQueries.list(sort, stars))
  const isSignedIn = useHasStoredSession()
  const { data: mine } = useQuery({ ...reviewQueries.mine(), enabled: isSignedIn })
  return (
    <Paged
      search={search}
      itemsOf={(page) => page.reviews}
      t={t}
      empty={t(stars ? 'noneFound' : 'none')}
      more={t('more')}
    >
      {(reviews) => (
        <>
          {reviews.some(({ isDemo }) => isDemo) && <p className="mb-4 font-semibold text-warn">{t('demo')}</p>}
          <ul aria-label={t('list')} className="mb-6 grid gap-x-12 border-line border-b md:grid-cols-2 xl:grid-cols-3">
            {reviews.map((review) => (
              <li key={review.id} className="min-w-0 border-line border-t py-5">
                <ReviewCard review={review} company={company} isOwn={review.id === mine?.id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Paged>
  )
}

/** The list could not be loaded with the page. */
export function ReviewsFailed({ onRetry }: { onRetry: () => unknown }) {
  const t = useT(reviewTexts)
  return (
    <FailedNote retry={t('retry')} onRetry={onRetry}>
      {t('failed')}
    </FailedNote>
  )
}

type ReviewCardProps = { review: Review; company: string; isOwn: boolean }

function ReviewCard({ review, company, isOwn }: ReviewCardProps) {
  const t = useT(reviewTexts)
  const format = useVisitorFormat()
  const { id, rating, title, content, authorName, createdAt, editedAt } = review
  return (
    <article aria-labelledby={`review-${id}`}>
      <p className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Stars value={rating} label={t('starsOf', { count: rating })} className="w-24" />
        <ReviewBadges review={review} t={t} />
      </p>
      <h3 id={`review-${id}`} lang={review.locale} dir="auto" className="wrap-anywhere leading-tight">
        {title}
      </h3>
      <p
        lang={review.locale}
        dir="auto"
        className="mt-1.5 mb-1 max-w-[42em] whitespace-pre-wrap wrap-anywhere text-ink-2"
      >
        {content}
      </p>
      <div className="flex flex-wrap items-baseline gap-x-3 text-[0.92em] text-ink-2">
        <p className="flex grow basis-0 flex-wrap gap-x-2">
          <bdi className="font-semibold text-ink">{authorName ?? t('formerUser')}</bdi>
          <VisitorDay at={createdAt} />
          {editedAt && <span>{t('edited', { date: format(editedAt, { month: 'long' }) })}</span>}
        </p>
        {!isOwn && <ReportButton text={{ kind: 'review', id }} about={title} />}
      </div>
      <ReviewReply review={review} company={company} />
    </article>
  )
}
