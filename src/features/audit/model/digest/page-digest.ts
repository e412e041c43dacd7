import type { HtmlProblem } from '#features/measurement/model/html/html-validity.ts'
import { mapLocales } from '#features/settings/model/map-locales.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'

export const PAGE_KINDS = ['page', 'post', 'category'] as const

export type PageField = 'title' | 'description' | 'text'

/** Expected properties of a public page; checks compare the HTML with these. */
export type AuditedPage = {
  /** Path with language prefix, and the query of a category: `/fr/blog?category=design`. */
  address: string
  /** Without language prefix. */
  path: string
  locale: Locale
  kind: (typeof PAGE_KINDS)[number]
  /** The address of the same page in every language, also in hidden ones. */
  alternates: Record<Locale, string>
  /** The language of the text, where it is not the page's: a post without a translation shows the original. */
  textLocale: Locale
  /** Whether the site map must list it: categories are views of the blog, whose canonical address is the blog's. */
  isListed: boolean
  /** Where the owner changes it. */
  editPath: string
  /** Names of the fields there, as the hash of the address opens them. Not stored with the page. */
  fields?: Partial<Record<PageField, string>>
}

type PageDetails = Omit<AuditedPage, 'address' | 'path' | 'locale' | 'alternates'>

/** One page in every visible language. */
export function inEveryLanguage(
  visible: readonly Locale[],
  pathIn: (locale: Locale) => string,
  detailsIn: (locale: Locale) => PageDetails,
): AuditedPage[] {
  const alternates = mapLocales((locale) => localizedPath(locale, pathIn(locale)))
  return visible.map((locale) => {
    return { address: alternates[locale], path: pathIn(locale), locale, alternates, ...detailsIn(locale) }
  })
}

export type DigestImage = {
  src: string
  /** Null without the attribute; empty means decorative. */
  alt: string | null
}

/** A defect that confuses crawlers or agents: a control without a name, a duplicate id. */
export type DigestProblem = HtmlProblem

/** What was read from the HTML of one page. Stored, so that checks across pages can compare all of them. */
export type PageDigest = {
  status: number
  location: string | null
  lang: string
  /** All values of `<meta name="robots">` and of the header `X-Robots-Tag`. */
  robots: string
  title: string | null
  description: string | null
  canonical: string | null
  hreflangs: { lang: string; href: string }[]
  headings: { level: number; text: string }[]
  images: DigestImage[]
  /** Unique by href, in order. An internal href is a path with query and hash (`/fr/faq#prices`), an external one a URL. */
  links: { href: string; text: string }[]
  /** Targets of links with a hash. */
  ids: string[]
  structuredData: ({ value: unknown } | { error: string })[]
  /** `og:…`, `twitter:…`, `article:…` */
  social: Record<string, string>
  /** `<link rel="alternate" type="text/markdown">` */
  markdownTwin: string | null
  /** `<meta name="viewport">`, the declared character set and the target of `<meta http-equiv="refresh">`; null for none. */
  viewport: string | null
  charset: string | null
  refresh: string | null
  htmlBytes: number
  /** Of the HTML over the wire, compressed. */
  htmlTransferBytes: number
  /** Bytes of scripts, data of the framework and styles inside the HTML. */
  inlinedBytes: number
  /** Bytes of the text that people read. */
  textBytes: number
  /** Of the whole text in the main part. */
  wordCount: number
  /** Words of the article that has the main heading, without what is around it; null for a page without one. */
  articleWords: number | null
  /** Readability by the formula of the language, 0 to 100; null for short texts. */
  readability: number | null
  /** Detected language of the main part; null for short texts. */
  textLanguage: Locale | null
  /** Scripts, style sheets, images and fonts that the HTML itself names. */
  resources: string[]
  /** How many of them must arrive before anything is painted. */
  blockingCount: number
  /** HTML over the wire (compressed) and the resources of this site. */
  transferBytes: number
  problems: DigestProblem[]
  /** Modification date of the page, ISO. */
  modifiedAt: string | null
  /** How the Markdown twin differs: its status, and blocks of the page that it lacks. Filled in by the run. */
  twin: { status: number; missing: string[] } | null
}

export const emptyDigest = (): PageDigest => ({
  status: 0,
  location: null,
  lang: '',
  robots: '',
  title: null,
  description: null,
  canonical: null,
  hreflangs: [],
  headings: [],
  images: [],
  links: [],
  ids: [],
  structuredData: [],
  social: {},
  markdownTwin: null,
  viewport: null,
  charset: null,
  refresh: null,
  htmlBytes: 0,
  htmlTransferBytes: 0,
  inlinedBytes: 0,
  textBytes: 0,
  wordCount: 0,
  articleWords: null,
  readability: null,
  textLanguage: null,
  resources: [],
  blockingCount: 0,
  transferBytes: 0,
  problems: [],
  modifiedAt: null,
  twin: null,
})
