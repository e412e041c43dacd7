import type { Locale } from '#kernel/locale.ts'
import { PACKAGE_KEYS, SERVICE_KEYS } from '../model/facts.ts'
import { PACKAGES_PATH } from '../model/packages.ts'
import { isServiceKey, SERVICES_PATH, standardSlugOf } from '../model/services.ts'
import { loadFaq } from './faq-content.ts'
import { loadLandingText } from './landing-content.ts'
import { LEGAL_PAGES, loadLegal } from './legal-content.ts'
import { loadPage } from './load-page.ts'
import type { TextTree } from './own-texts.ts'
import { loadPerformance } from './performance-content.ts'
import { loadServices, serviceTextOf } from './service-content.ts'

/** The standard texts that the owner can replace on a page, with their paths. */
export async function loadPageTrees(key: string, locale: Locale): Promise<TextTree[]> {
  const page = { path: `pages.${key}`, tree: await loadPage(locale, key) }
  return [page, ...(await loadMore(key, locale))]
}

async function loadMore(key: string, locale: Locale): Promise<TextTree[]> {
  if (isServiceKey(key)) {
    const text = serviceTextOf(await loadServices(locale), key)
    return [{ path: `${SERVICES_PATH}.${key}`, tree: { slug: standardSlugOf(key), ...text } }]
  }
  if (key === 'services')
    return [
      { path: SERVICES_PATH, tree: SERVICE_KEYS.map((id) => ({ id })) },
      { path: PACKAGES_PATH, tree: PACKAGE_KEYS.map((id) => ({ id })) },
    ]
  if (key === 'home') return [{ path: 'landing', tree: await loadLandingText(locale) }]
  if (key === 'faq') return [{ path: 'faq', tree: await loadFaq(locale) }]
  if (key === 'performance') return [{ path: 'performance', tree: await loadPerformance(locale) }]
  const legal = LEGAL_PAGES.find((one) => one === key)
  return legal ? [{ path: `legal.${legal}`, tree: await loadLegal(locale, legal) }] : []
}
