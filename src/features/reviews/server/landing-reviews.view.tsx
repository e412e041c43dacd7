import { renderToStaticMarkup } from 'react-dom/server'
import { getCompany } from '#features/settings/server/company.service.ts'
import { dateFormat } from '#kernel/date-format.ts'
import type { Locale } from '#kernel/locale.ts'
import { loadT, type T } from '#platform/i18n/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { reviewTexts } from '../messages/index.ts'
import type { nl } from '../messages/nl.ts'
import type { Review } from '../model/review.schema.ts'
import type { RatingSummary } from '../model/review.ts'
import { formatRating, ReviewBadges } from '../ui/static/review-badges.tsx'
import { RatingOverview, Stars } from '../ui/static/stars.tsx'
import type { ClientLookup } from './certification.service.ts'
import { getRatingSummary, listReviews } from './review.service.ts'

const LANDING_REVIEW_COUNT = 4

/**
 * The newest reviews as static HTML, which saves the landing page the JavaScript to render them. React escapes the user
 * input.
 */
export async function renderLandingReviews(ctx: Context, lookups: readonly ClientLookup[], locale: Locale) {
  const summary = await getRatingSummary(ctx)
  const { reviews } = await listReviews(ctx, lookups, { sort: 'newest', limit: LANDING_REVIEW_COUNT })
  const t = await loadT(locale, reviewTexts)
  const { timeZone } = await getCompany(ctx)
  const days = dateFormat(locale, { dateStyle: 'long', timeZone })
  const date = (at: string) => days.format(new Date(at))
  const { average, count } = summary
  return {
    html: renderToStaticMarkup(<Section locale={locale} t={t} date={date} summary={summary} reviews={reviews} />),
    rating:
      average === null
        ? ''
        : `${t('averageOf', { average: formatRating(locale, average) })} · ${t('count', { count })}`,
  }
}

type RenderProps = { t: T<typeof nl>; date: (at: string) => string }
type SectionProps = RenderProps & { locale: Locale; summary: RatingSummary; reviews: Review[] }

function Section({ locale, t, date, summary, reviews }: SectionProps) {
  if (reviews.length === 0) return <p className="mt-8 max-w-[44em] text-ink-2">{t('none')}</p>
  const quotes = (
    <>
      {reviews.some(({ isDemo }) => isDemo) && <p className="mb-5 font-semibold text-warn">{t('demo')}</p>}
      <ul
        // On a phone it is scrolled; a scrollable region must be focusable for keyboard users.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={t('list')}
        className="gap-5 max-sm:-mx-6 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:overflow-x-auto max-sm:px-6 sm:grid sm:grid-cols-2"
      >
        {reviews.map((review) => (
          <Quote key={review.id} t={t} date={date} review={review} />
        ))}
      </ul>
      <p className="mt-5 text-[0.92em] text-ink-2">
        {t('checks.certified')} {t('checks.new')}
      </p>
    </>
  )
  if (summary.average === null) return <div className="mt-10">{quotes}</div>
  return (
    <div className="mt-10 grid gap-x-14 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div>
        <RatingOverview t={t} locale={locale} summary={summary} className="mb-6" />
      </div>
      <div>{quotes}</div>
    </div>
  )
}

function Quote({ t, date, review }: RenderProps & { review: Review }) {
  const { rating, title, content, authorName, createdAt } = review
  return (
    <li className="flex snap-center flex-col rounded-lg border border-line bg-sheet p-5 max-sm:w-[84%] max-sm:shrink-0">
      <div className="flex flex-wrap items-center gap-2">
        <Stars value={rating} label={t('starsOf', { count: rating })} className="w-24" />
        <ReviewBadges review={review} t={t} />
      </div>
      <h3 lang={review.locale} dir="auto" className="mt-3">
        {title}
      </h3>
      <p lang={review.locale} dir="auto" className="mt-2 line-clamp-5 whitespace-pre-line text-ink-2">
        {content}
      </p>
      <p className="mt-auto pt-4 text-[0.92em] text-ink-2">
        <bdi className="font-semibold text-ink">{authorName ?? t('formerUser')}</bdi> ·{' '}
        <time dateTime={createdAt}>{date(createdAt)}</time>
      </p>
    </li>
  )
}
