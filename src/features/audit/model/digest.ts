import type { Locale } from '#kernel/locale.ts'
import type { PageDigest } from './page-digest.ts'

/** A page as it was answered. */
export type PageResponse = {
  origin: string
  locale: Locale
  status: number
  location: string | null
  robotsHeader: string | null
  html: string
}

/** A paragraph, list item or table row of the main part, under its heading and that heading's id. */
export type TextBlock = { heading: string; anchor: string; text: string }

export type ReadPage = {
  /** `transferBytes` is filled in by the run, which knows the files. */
  digest: PageDigest
  /** The text of the main part, in order; not stored with the digest. */
  blocks: TextBlock[]
}

/** Reads what the checks need from the HTML of a page. */
export function digestPage({ status, location, robotsHeader, html }: PageResponse): ReadPage {
  const digest: PageDigest = {
    status,
    location,
    lang: '',
    robots: robotsHeader ?? '',
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
    htmlBytes: Buffer.byteLength(html),
    textBytes: 0,
    wordCount: 0,
    readability: null,
    textLanguage: null,
    resources: [],
    transferBytes: 0,
    problems: [],
    modifiedAt: null,
    twin: null,
  }
  return { digest, blocks: [] }
}
