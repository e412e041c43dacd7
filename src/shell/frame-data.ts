import type { Site } from '#features/settings/model/site.ts'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { type Loaded, loadTexts } from '#platform/i18n/texts.ts'
import { shellTexts } from './messages/index.ts'

export type FrameData = { texts: Loaded; site: Site }

/** The frame's words and names. It loads once; a page change keeps it. */
export async function loadFrame(): Promise<FrameData> {
  const [texts, answer] = await Promise.all([
    loadTexts(currentLocale(), shellTexts),
    apiFetch('/api/settings/site', {}, true),
  ])
  if (!answer.ok) throw new Error('the site could not be read')
  return { texts, site: await answer.json() }
}
