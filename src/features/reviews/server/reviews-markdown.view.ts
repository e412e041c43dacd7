import { getCompany } from '#features/settings/server/company.service.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { colon, type Locale } from '#kernel/locale.ts'
import { escapeMarkdown, escapeMarkdownLine } from '#kernel/markdown.ts'
import type { Context } from '#platform/server/context.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { reviewTexts } from '../messages/index.ts'
import { reviewChecks } from '../model/review.ts'
import { formatRating } from '../ui/static/review-badges.tsx'
import type { ClientLookup } from './certification.service.ts'
import { LANDING_REVIEW_COUNT } from './landing-reviews.view.tsx'
import { getRatingSummary, listLandingReviews, listReviews } from './review.service.ts'

/** Reviews of a page: those that the landing page highlights, or the newest. */
const LISTED = { '/': LANDING_REVIEW_COUNT, '/reviews': 50 }

/** Markdown twin: the reviews of the page, the average and how reviews are checked. */
export async function renderReviewsMarkdown(
  ctx: Context,
  lookups: readonly ClientLookup[],
  locale: Locale,
  path: keyof typeof LISTED,
): Promise<string> {
  const { average, count } = await getRatingSummary(ctx)
  const t = await loadPublicT(ctx, locale, reviewTexts, 'markdown')
  const { name: company, timeZone } = await getCompany(ctx)
  const days = dateFormat(locale, { dateStyle: 'long', timeZone })
  const limit = LISTED[path]
  const reviews =
    path === '/'
      ? await listLandingReviews(ctx, lookups, locale, limit)
      : (await listReviews(ctx, lookups, { sort: 'newest', limit })).reviews
  if (reviews.length === 0) return t('none')
  const shown = reviews.map(({ rating, title, content, authorName, createdAt, isDemo, isCertified, reply }) => {
    const facts = [
      t('starsOf', { count: rating }),
      ...(isDemo ? [t('isDemo')] : []),
      ...(isCertified ? [t('isCertified')] : []),
      escapeMarkdown(authorName ?? t('formerUser')),
      days.format(new Date(createdAt)),
    ]
    const replyLines = reply
      ? [`${t('replyOf', { company: escapeMarkdownLine(company) })}${colon(locale)}`, blockquote(reply.text)]
      : []
    return [`### ${escapeMarkdown(title)}`, facts.join(', '), blockquote(content), ...replyLines].join('\n\n')
  })
  const head =
    average === null
      ? t('demo')
      : `${t('averageOf', { average: formatRating(locale, average) })}, ${t('count', { count })}`
  const checks = [...reviewChecks(count), 'highlighted' as const].map((check) => `- ${t(`checks.${check}`)}`).join('\n')
  return [head, ...shown, `### ${t('checks')}`, checks].join('\n\n')
}

function blockquote(text: string): string {
  return escapeMarkdown(text).replace(/^/gm, '> ')
}
