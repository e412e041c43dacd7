import { publicGet } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { ReviewRoutes } from '../server/review.routes.ts'

/** Static HTML, so that the landing page needs no script for it. Empty if the API fails: the page says so. */
export async function loadLandingReviews(): Promise<{ html: string; rating: string }> {
  const { body } = await publicGet<ReviewRoutes, '/landing'>(`/api/reviews/landing?lng=${currentLocale()}`)
  return body ?? { html: '', rating: '' }
}
