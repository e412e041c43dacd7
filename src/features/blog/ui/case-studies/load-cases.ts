import { publicGet } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { PortfolioRoutes } from '../../server/case-studies/portfolio.routes.ts'

/** The portfolio, or the case studies that prove a service, as static HTML; empty if it could not be loaded. */
export async function loadCases(service?: string): Promise<string> {
  const query = new URLSearchParams({ lng: currentLocale(), ...(service && { service }) })
  const { body } = await publicGet<PortfolioRoutes, '/'>(`/api/portfolio?${query}`)
  return body?.html ?? ''
}

/** Null if it does not exist or is not public. */
export async function loadCase(slug: string) {
  const { status, body } = await publicGet<PortfolioRoutes, '/cases/:slug'>(
    `/api/portfolio/cases/${encodeURIComponent(slug)}?lng=${currentLocale()}`,
  )
  if (status === 404 || status === 422) return null
  if (!body) throw new Error(String(status))
  return body
}
