import type { Locale } from '#kernel/locale.ts'
import type { PublicKey } from '../model/public-pages.ts'
import { nl } from './nl.ts'
import type { PageContent, PageKey, Pages, PrivateKey } from './page-content.ts'

const LOAD: { [L in Locale]: () => Promise<Pages> } = {
  nl: async () => nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
}

export function isPageKey(key: string): key is PageKey {
  return Object.hasOwn(nl.public, key) || Object.hasOwn(nl.private, key)
}

/** Content of one page: only that is sent to the browser. */
export async function loadPage(locale: Locale, key: PageKey): Promise<PageContent> {
  const pages = await LOAD[locale]()
  if (key in pages.public) return { shareText: '', ...pages.public[key as PublicKey] }
  const { heading, lead } = pages.private[key as PrivateKey]
  return { title: heading, heading, lead, description: lead, shareText: '', keywords: '', isPrivate: true }
}
