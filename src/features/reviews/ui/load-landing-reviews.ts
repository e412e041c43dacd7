import { apiFetch } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'

/** Static HTML, so that the landing page needs no script for it. Empty if the API fails: the page renders without it. */
export async function loadLandingReviews(): Promise<string> {
  const response = await apiFetch(`/api/reviews/landing?lng=${currentLocale()}`, {}, true)
  return response.ok ? (await response.json()).html : ''
}
