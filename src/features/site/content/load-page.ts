import type { Locale } from '#kernel/locale.ts'
import { nl } from './nl.ts'
import type { PageContent, Pages } from './page-content.ts'

const LOAD: { [L in Locale]: () => Promise<Pages> } = {
  nl: async () => nl,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
}

/** Of a service that the owner added: everything is theirs to write. */
const NEW_PAGE: PageContent = { title: '', heading: '', lead: '', description: '', shareText: '', keywords: '' }

export function isPageKey(key: string): boolean {
  return Object.hasOwn(nl.public, key) || Object.hasOwn(nl.private, key)
}

/** Content of one page: only that is sent to the browser. */
export async function loadPage(locale: Locale, key: string): Promise<PageContent> {
  const pages = await LOAD[locale]()
  const page = pages.public[key as keyof Pages['public']]
  if (page) return { shareText: '', ...page }
  const own = pages.private[key as keyof Pages['private']]
  if (!own) return NEW_PAGE
  const { heading, lead } = own
  // `title` and `description` follow what the owner made of heading and lead.
  return { title: '', heading, lead, description: '', shareText: '', keywords: '', isPrivate: true }
}
