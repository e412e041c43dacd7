import { publicGet } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { LandingRoutes } from '../server/landing/landing.routes.ts'

/** Loads the landing page: its hero as data, the rest as HTML. */
export async function loadLanding() {
  const { body } = await publicGet<LandingRoutes, '/landing'>(`/api/site/landing?lng=${currentLocale()}`)
  if (!body) throw new Error('no landing page')
  const { html, ...hero } = body
  const data: typeof hero & { html?: string } = hero
  // The rendered page contains the HTML: on the server it is not enumerable, so that it is not sent a second time as data.
  return Object.defineProperty(data, 'html', { value: html, enumerable: !import.meta.env.SSR, writable: true })
}

/** The people of the company as HTML; empty without people, or if the API fails. */
export async function loadPeople(): Promise<string> {
  const { body } = await publicGet<LandingRoutes, '/people'>(`/api/site/people?lng=${currentLocale()}`)
  return body?.html ?? ''
}
