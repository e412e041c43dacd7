import { apiFetch } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'

/** Static HTML, so that the landing page needs no script for it. Empty if the API fails: the page says so. */
export async function loadLandingReviews(): Promise<{ html: string; rating: string }> {
  const response = await apiFetch(`/api/reviews/landing?lng=${currentLocale()}`, {}, true)
  return response.ok ? response.json() : { html: '', rating: '' }
}
