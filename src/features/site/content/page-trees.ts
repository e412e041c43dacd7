import type { Locale } from '#kernel/locale.ts'
import { SERVICES } from '../model/services.ts'
import type { TextPage } from '../model/texts/site-texts.schema.ts'
import { loadFaq } from './faq-content.ts'
import { loadLandingText } from './landing-content.ts'
import { LEGAL_PAGES, loadLegal } from './legal-content.ts'
import { loadPage } from './load-page.ts'
import type { TextTree } from './own-texts.ts'
import { loadPerformance } from './performance-content.ts'
import { loadServices } from './service-content.ts'

/** The standard texts that the owner can replace on a page, with their paths. */
export async function loadPageTrees(key: TextPage, locale: Locale): Promise<TextTree[]> {
  const page = { path: `pages.${key}`, tree: await loadPage(locale, key) }
  const more = await loadMore(key, locale)
  return more ? [page, more] : [page]
}

async function loadMore(key: TextPage, locale: Locale): Promise<TextTree | undefined> {
  const service = SERVICES.find((one) => one.key === key)
  if (service) return { path: `services.${key}`, tree: (await loadServices(locale)).services[service.key] }
  if (key === 'home') return { path: 'landing', tree: await loadLandingText(locale) }
  if (key === 'faq') return { path: 'faq', tree: await loadFaq(locale) }
  if (key === 'performance') return { path: 'performance', tree: await loadPerformance(locale) }
  const legal = LEGAL_PAGES.find((one) => one === key)
  return legal && { path: `legal.${legal}`, tree: await loadLegal(locale, legal) }
}
