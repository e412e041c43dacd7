import type { ContentKey } from '#kernel/pages.ts'
import type { ServiceKey } from '../model/facts.ts'
import type { Anchor } from '../model/navigation.ts'
import type { PublicKey } from '../model/public-pages.ts'

export type PrivateKey = ContentKey<false>
/** Beside those of every site, the keys of its services. */
export type PageKey = PublicKey | PrivateKey
/** Those beside the anchors are sections of the landing page that no navigation lists; `start` closes it. */
export type SectionId = Anchor | 'how' | 'prices' | 'questions' | 'start'
export type Section = { id: SectionId; heading: string; text: string }
type PublicPage = {
  title: string
  heading: string
  lead: string
  description: string
  keywords: string
  sections?: Section[]
}
type PrivatePage = { heading: string; lead: string }

/** One per language; a missing page does not compile. */
export type Pages = {
  public: { [Key in PublicKey | ServiceKey]: PublicPage }
  private: { [Key in PrivateKey]: PrivatePage }
}
/** `shareText`: for the share card, if it differs from the description; only the owner writes one. */
export type PageContent = PublicPage & { shareText: string; isPrivate?: true }
