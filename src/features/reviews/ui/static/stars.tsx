import type { RatingDistribution, StarCount } from '../../model/review.ts'
import { STARS } from '../../model/review.ts'

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

type StarBarsProps = {
  label: string
  distribution: RatingDistribution
  nameOf: (stars: StarCount) => string
}

/** Number of reviews per rating; the bars are decorative. */
export function StarBars({ label, distribution, nameOf }: StarBarsProps) {
  const maxCount = Math.max(1, ...Object.values(distribution))
  return (
    <ul aria-label={label} className="grid max-w-md gap-1.5">
      {STARS.toReversed().map((stars) => (
        <li key={stars} className="grid grid-cols-[5.5rem_1fr_2rem] items-center gap-3">
          <span className="text-[0.92em] text-ink-2">{nameOf(stars)}</span>
          <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-brand"
              style={{ width: `${(distribution[stars] / maxCount) * 100}%` }}
            />
          </span>
          <span className="measure text-right text-ink-2">{distribution[stars]}</span>
        </li>
      ))}
    </ul>
  )
}
