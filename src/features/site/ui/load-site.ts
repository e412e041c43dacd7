import type { Locale } from '#kernel/locale.ts'
import { publicBody } from '#platform/client/api-fetch.ts'
import type { FrameRoutes } from '../server/frame.routes.ts'

/** Names and links of the page frame. */
export function loadSite(locale: Locale) {
  return publicBody<FrameRoutes, '/'>(`/api/settings/site?lng=${locale}`)
}
