import { apiFetch } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { type Loaded, loadTexts } from '#platform/i18n/texts.ts'
import type { PlainContent } from '../content/content.ts'
import type { PageKey } from '../content/page-content.ts'
import { siteTexts } from '../messages/index.ts'

/** What a page of the site needs: its words, and the labels around them. */
export async function loadContent<Content extends PlainContent>(key: PageKey): Promise<Content & { texts: Loaded }> {
  const locale = currentLocale()
  const [answer, texts] = await Promise.all([
    apiFetch(`/api/site/pages/${key}?lng=${locale}`, {}, true),
    loadTexts(locale, siteTexts),
  ])
  if (!answer.ok) throw new Error('the page could not be read')
  return { ...(await answer.json()), texts }
}
