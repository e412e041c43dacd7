import type { Site } from '#features/site/model/site.schema.ts'
import { loadSite } from '#features/site/ui/load-site.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { type LoadedTexts, loadTexts } from '#platform/i18n/texts.ts'
import { shellTexts } from './messages/index.ts'

export type FrameData = { texts: LoadedTexts; site: Site }

/** Texts and names of the frame. Loaded once and kept across navigations. */
export async function loadFrame(): Promise<FrameData> {
  const locale = currentLocale()
  const [texts, site] = await Promise.all([loadTexts(locale, shellTexts), loadSite(locale)])
  return { texts, site }
}
