import type { Locale } from '#kernel/locale.ts'
import type { T } from '#platform/i18n/texts.ts'
import type { nl } from '../../messages/nl.ts'
import { type RatingSummary, STARS } from '../../model/review.ts'
import { formatRating } from './review-badges.tsx'

// Rendered by the server for the landing page and by the reviews page: texts are passed in.

export const STAR_PATH = 'M12 3.4l2.7 5.5 6 .9-4.3 4.2 1 6-5.4-2.9-5.4 2.9 1-6-4.3-4.2 6-.9z'

/** Five stars, filled up to `value`. */
export function Stars({ value, label, className = 'w-28' }: { value: number; label: string; className?: string }) {
  return (
    <span role="img" aria-label={label} className={`relative inline-block aspect-[5/1] ${className}`}>
      <StarRow className="fill-none stroke-line-strong" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${(value / 5) * 100}%` }}>
        <StarRow className="h-full fill-brand stroke-brand-strong" />
      </span>
    </span>
  )
}

function StarRow({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 120 24"
      aria-hidden="true"
      strokeWidth="1.4"
      strokeLinejoin="round"
      className={`absolute h-full max-w-none ${className}`}
    >
      {STARS.map((star) => (
        <path key={star} d={STAR_PATH} transform={`translate(${(star - 1) * 24})`} />
      ))}
    </svg>
  )
}

type RatingOverviewProps = { t: T<typeof nl>; locale: Locale; summary: RatingSummary; className: string }

/** The average, and the number of reviews per rating; the bars are decorative. Nothing without reviews. */
export function RatingOverview({
  t,
  locale,
  summary: { average, count, distribution },
  className,
}: RatingOverviewProps) {
  if (average === null) return null
  const shownAverage = formatRating(locale, average)
  const maxCount = Math.max(...Object.values(distribution))
  return (
    <>
      <p className={`flex items-center gap-4 ${className}`}>
        <span aria-hidden="true" className="font-bold font-display text-[3.4rem] leading-none">
          {shownAverage}
        </span>
        <span>
          <Stars value={average} label={t('averageOf', { average: shownAverage })} />
          <span className="block text-ink-2">{t('count', { count })}</span>
        </span>
      </p>
      <ul aria-label={t('distribution')} className="grid max-w-md gap-1.5">
        {STARS.toReversed().map((stars) => (
          <li key={stars} className="grid grid-cols-[5.5rem_1fr_2rem] items-center gap-3">
            <span className="text-[0.92em] text-ink-2">{t('starsRow', { count: stars })}</span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-brand-line"
                style={{ width: `${(distribution[stars] / maxCount) * 100}%` }}
              />
            </span>
            <span className="measure text-right text-ink-2">{distribution[stars]}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
