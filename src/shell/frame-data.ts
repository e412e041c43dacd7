import { loadQuestion } from '#features/consent/ui/load-question.ts'
import type { Site } from '#features/site/model/site.schema.ts'
import { loadSite } from '#features/site/ui/load-site.ts'
import { loadPageTexts } from '#platform/client/load-page-texts.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { LoadedTexts } from '#platform/i18n/texts.ts'
import { shellTexts } from './messages/index.ts'

export type FrameData = { texts: LoadedTexts; site: Site; question?: Awaited<ReturnType<typeof loadQuestion>> }

/** Texts and names of the frame. Loaded once and kept across navigations. */
export async function loadFrame(): Promise<FrameData> {
  const locale = currentLocale()
  const [texts, site, question] = await Promise.all([
    loadPageTexts(locale, shellTexts),
    loadSite(locale),
    import.meta.env.SSR ? loadQuestion(locale) : undefined,
  ])
  const frame: FrameData = { texts, site }
  // The rendered page contains the dialog: not enumerable, it is not sent a second time as data.
  if (import.meta.env.SSR) Object.defineProperty(frame, 'question', { value: question })
  return frame
}
