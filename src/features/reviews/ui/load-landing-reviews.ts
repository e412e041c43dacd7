import { apiFetch } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'

/** Ready HTML, so that the landing page loads no script for it. Without the reviews the page is still a page. */
export async function loadLandingReviews(): Promise<string> {
  const response = await apiFetch(`/api/reviews/landing?lng=${currentLocale()}`, {}, true)
  return response.ok ? (await response.json()).html : ''
}
