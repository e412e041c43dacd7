import { renderToStaticMarkup } from 'react-dom/server'
import { getCompany } from '#features/settings/server/company.service.ts'
import { dateFormat } from '#kernel/date-format.ts'
import type { Locale } from '#kernel/locale.ts'
import type { T } from '#platform/i18n/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { reviewTexts } from '../messages/index.ts'
import type { nl } from '../messages/nl.ts'
import type { Review } from '../model/review.schema.ts'
import { formatRating, ReviewBadges } from '../ui/static/review-badges.tsx'
import { Stars } from '../ui/static/stars.tsx'
import type { ClientLookup } from './certification.service.ts'
import { getRatingSummary, listLandingReviews } from './review.service.ts'

export const LANDING_REVIEW_COUNT = 4

/** Reviews as static HTML, which saves the landing page the JavaScript to render them. React escapes the user input. */
export async function renderLandingReviews(ctx: Context, lookups: readonly ClientLookup[], locale: Locale) {
  const { average, count } = await getRatingSummary(ctx)
  const reviews = await listLandingReviews(ctx, lookups, locale, LANDING_REVIEW_COUNT)
  const t = await loadPublicT(ctx, locale, reviewTexts)
  const { timeZone } = await getCompany(ctx)
  const days = dateFormat(locale, { dateStyle: 'long', timeZone })
  const date = (at: string) => days.format(new Date(at))
  const rating =
    average === null ? '' : `${t('averageOf', { average: formatRating(locale, average) })} · ${t('count', { count })}`
  return {
    html: renderToStaticMarkup(
      <Quotes t={t} date={date} reviews={reviews} rating={rating}>
        {average !== null && (
          <Stars value={average} label={t('averageOf', { average: formatRating(locale, average) })} />
        )}
      </Quotes>,
    ),
    rating,
  }
}

type RenderProps = { t: T<typeof nl>; date: (at: string) => string }
type QuotesProps = RenderProps & { reviews: Review[]; rating: string; children: React.ReactNode }

/** The first review large, the others in a row. The classes are in landing.css. */
function Quotes({ t, date, reviews: [first, ...others], rating, children }: QuotesProps) {
  if (!first) return <p className="lead">{t('none')}</p>
  return (
    <>
      {rating && (
        <p className="rating">
          {children}
          <span aria-hidden="true">{rating}</span>
        </p>
      )}
      {[first, ...others].some(({ isDemo }) => isDemo) && <p className="example-note">{t('demo')}</p>}
      <figure className="quote large">
        <Quote t={t} date={date} review={first} />
      </figure>
      {others.length > 0 && (
        <ul
          // On a phone it is scrolled; a scrollable region must be focusable for keyboard users.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          aria-label={t('list')}
          className="quotes"
        >
          {others.map((review) => (
            <li key={review.id} className="quote">
              <Quote t={t} date={date} review={review} />
            </li>
          ))}
        </ul>
      )}
      <p className="small">
        {t('checks.certified')} {t('checks.new')}
      </p>
    </>
  )
}

function Quote({ t, date, review }: RenderProps & { review: Review }) {
  const { rating, title, content, authorName, createdAt } = review
  return (
    <>
      <h3 lang={review.locale} dir="auto">
        {title}
      </h3>
      <p lang={review.locale} dir="auto" className="text">
        {content}
      </p>
      <p className="who">
        <Stars value={rating} label={t('starsOf', { count: rating })} className="w-24" />
        <span>
          <bdi>{authorName ?? t('formerUser')}</bdi> · <time dateTime={createdAt}>{date(createdAt)}</time>
        </span>
        <ReviewBadges review={review} t={t} />
      </p>
    </>
  )
}
