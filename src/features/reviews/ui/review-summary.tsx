import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { reviewTexts } from '../messages/index.ts'
import type { Review } from '../model/review.schema.ts'
import { highlightsOf, type RatingSummary, reviewChecks } from '../model/review.ts'
import { reviewQueries } from './review.queries.ts'
import { ReviewBadges } from './static/review-badges.tsx'
import { RatingOverview, Stars } from './static/stars.tsx'

const OVERVIEW_COLUMNS = 'lg:grid-cols-[17rem_minmax(0,1fr)]'

type ReviewOverviewProps = {
  /** Whether all reviews are shown, the newest first: only then some are highlighted. */
  isWhole: boolean
}

/** The average, and the titles of a few reviews of the list below, which has their texts. */
export function ReviewOverview({ isWhole }: ReviewOverviewProps) {
  const t = useT(reviewTexts)
  const locale = useLocale()
  const { data: summary } = useQuery(reviewQueries.summary())
  const { data } = useInfiniteQuery({ ...reviewQueries.list('newest', undefined), enabled: isWhole })
  const quotes = isWhole ? highlightsOf(data?.pages[0]?.reviews ?? [], locale) : []
  const hasAverage = summary && summary.average !== null
  if (!hasAverage && quotes.length === 0) return null
  return (
    <div className={`grid gap-x-14 gap-y-8 ${hasAverage ? OVERVIEW_COLUMNS : ''}`}>
      {hasAverage && (
        <div>
          <RatingOverview t={t} locale={locale} summary={summary as RatingSummary} className="mb-5" />
        </div>
      )}
      <ul aria-label={t('highlighted')} className="grid min-w-0 gap-x-14 gap-y-8 empty:hidden sm:grid-cols-2">
        {quotes.map((review) => (
          <Quote key={review.id} review={review} />
        ))}
      </ul>
    </div>
  )
}

function Quote({ review }: { review: Review }) {
  const t = useT(reviewTexts)
  const { id, rating, title, authorName } = review
  return (
    <li lang={review.locale} className="min-w-0 border-brand-line border-l-[3px] pl-5">
      <a
        href={`#review-${id}`}
        dir="auto"
        className="wrap-anywhere block font-bold font-display text-[1.8rem] text-ink leading-tight tracking-tight no-underline hover:text-brand-strong"
      >
        {title}
      </a>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-[0.92em] text-ink-2">
        <Stars value={rating} label={t('starsOf', { count: rating })} className="w-24" />
        <bdi className="font-semibold text-ink">{authorName ?? t('formerUser')}</bdi>
        <ReviewBadges review={review} t={t} />
      </p>
    </li>
  )
}

/** How reviews are checked and what the badges mean, as required by EU consumer law (Omnibus Directive). */
export function ReviewChecks() {
  const t = useT(reviewTexts)
  const { data: summary } = useQuery(reviewQueries.summary())
  return (
    <details className="group border-line border-y text-[0.95em] text-ink-2">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-3 font-semibold hover:text-brand-strong">
        <h2 className="text-[1.15rem]">{t('checks')}</h2>
        <span aria-hidden="true" className="text-brand-strong group-open:rotate-45">
          +
        </span>
      </summary>
      <ul className="grid max-w-[44em] gap-2.5">
        {reviewChecks(summary?.count ?? 0).map((check) => (
          <li key={check}>{t(`checks.${check}`)}</li>
        ))}
        <li>{t('checks.highlighted')}</li>
      </ul>
      <p className="mt-3 pb-4">
        <Link to="/privacy" hash="comments-and-reviews" className="text-link">
          {t('checks.more')}
        </Link>
      </p>
    </details>
  )
}
