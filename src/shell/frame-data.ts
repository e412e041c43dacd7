import type { Site } from '#features/site/model/site.schema.ts'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { type LoadedTexts, loadTexts } from '#platform/i18n/texts.ts'
import { shellTexts } from './messages/index.ts'

export type FrameData = { texts: LoadedTexts; site: Site }

/** Texts and names of the frame. Loaded once and kept across navigations. */
export async function loadFrame(): Promise<FrameData> {
  const locale = currentLocale()
  const [texts, response] = await Promise.all([
    loadTexts(locale, shellTexts),
    apiFetch(`/api/settings/site?lng=${locale}`, {}, true),
  ])
  if (!response.ok) throw new Error('the site could not be read')
  return { texts, site: await response.json() }
}
