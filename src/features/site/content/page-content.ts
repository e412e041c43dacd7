import type { Locale } from '#kernel/locale.ts'
import type { ContentKey } from '#kernel/pages.ts'
import type { Anchor } from '../model/navigation.ts'
import type { PublicKey } from '../model/public-pages.ts'
import { nl } from './nl.ts'

type PrivateKey = ContentKey<false>
export type PageKey = PublicKey | PrivateKey
/** `start` closes the landing page and is in no navigation. */
export type SectionId = Anchor | 'start'
export type Section = { id: SectionId; heading: string; text: string }
type PublicPage = {
  title: string
  heading: string
  lead: string
  description: string
  /** For the share card, if it differs from the description. */
  shareText?: string
  keywords: string
  sections?: Section[]
}
type PrivatePage = { heading: string; lead: string }

/** One per language; a missing page does not compile. */
export type Pages = { public: { [Key in PublicKey]: PublicPage }; private: { [Key in PrivateKey]: PrivatePage } }
export type PageContent = PublicPage & { isPrivate?: true }

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
  if (key in pages.public) return pages.public[key as PublicKey]
  const { heading, lead } = pages.private[key as PrivateKey]
  return { title: heading, heading, lead, description: lead, keywords: '', isPrivate: true }
}
