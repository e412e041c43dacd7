import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { reviewTexts } from '../messages/index.ts'
import { type RatingSummary, reviewChecks } from '../model/review.ts'
import { reviewQueries } from './review.queries.ts'
import { RatingOverview } from './static/stars.tsx'

export function ReviewSummary() {
  const t = useT(reviewTexts)
  const locale = useLocale()
  const { data: summary } = useQuery(reviewQueries.summary())
  return summary && <RatingOverview t={t} locale={locale} summary={summary as RatingSummary} className="mb-5" />
}

/** How reviews are checked and what the badges mean, as required by EU consumer law (Omnibus Directive). */
export function ReviewChecks() {
  const t = useT(reviewTexts)
  const { data: summary } = useQuery(reviewQueries.summary())
  return (
    <section aria-labelledby="checks" className="border-line border-t pt-6 text-[0.95em] text-ink-2">
      <h2 id="checks" className="mb-3 text-[1.15rem] text-ink">
        {t('checks')}
      </h2>
      <ul className="grid gap-2.5">
        {reviewChecks(summary?.count ?? 0).map((check) => (
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
