import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { reviewTexts } from '../messages/index.ts'
import type { RatingDistribution } from '../model/review.ts'
import { reviewQueries } from './review.queries.ts'
import { formatRating } from './static/review-badges.tsx'
import { StarBars, Stars } from './static/stars.tsx'

export function ReviewSummary() {
  const t = useT(reviewTexts)
  const locale = useLocale()
  const { data: summary } = useQuery(reviewQueries.summary())
  const average = summary?.average == null ? undefined : formatRating(locale, summary.average)
  if (!summary || !average) return null
  return (
    <>
      <p className="mb-5 flex items-center gap-4">
        <span aria-hidden="true" className="font-bold font-display text-[3.4rem] leading-none">
          {average}
        </span>
        <span>
          <Stars value={summary.average ?? 0} label={t('averageOf', { average })} />
          <span className="block text-ink-2">{t('count', { count: summary.count })}</span>
        </span>
      </p>
      <StarBars
        label={t('distribution')}
        distribution={summary.distribution as RatingDistribution}
        nameOf={(count) => t('starsRow', { count })}
      />
    </>
  )
}

/** How reviews are checked and what the badges mean, as required by EU consumer law (Omnibus Directive). */
export function ReviewChecks() {
  const t = useT(reviewTexts)
  return (
    <section aria-labelledby="checks" className="border-line border-t pt-6 text-[0.95em] text-ink-2">
      <h2 id="checks" className="mb-3 text-[1.15rem] text-ink">
        {t('checks')}
      </h2>
      <ul className="grid gap-2.5">
        {(['account', 'certified', 'new', 'honest'] as const).map((check) => (
          <li key={check}>{t(`checks.${check}`)}</li>
        ))}
      </ul>
      <p className="mt-3">
        <Link to="/privacy" hash="comments-and-reviews" className="text-link">
          {t('checks.more')}
        </Link>
      </p>
    </section>
  )
}
