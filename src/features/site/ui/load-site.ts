import type { Locale } from '#kernel/locale.ts'
import { publicGet } from '#platform/client/api-fetch.ts'
import type { FrameRoutes } from '../server/frame.routes.ts'

/** Names and links of the page frame. */
export async function loadSite(locale: Locale) {
  const { body } = await publicGet<FrameRoutes, '/'>(`/api/settings/site?lng=${locale}`)
  if (!body) throw new Error('no frame')
  return body
}
