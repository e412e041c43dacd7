import type { Locale } from '#kernel/locale.ts'
import type { AuditedPage, PageDigest, TwinComparison } from './digest/page-digest.ts'

export const AREAS = ['seo', 'ai'] as const
export type Area = (typeof AREAS)[number]

export const SEVERITIES = ['error', 'warning', 'notice'] as const
export type Severity = (typeof SEVERITIES)[number]

/** A check that failed. */
export type Finding = {
  /** What is wrong, so that it can be found on the page: a selector, an address, a heading. Part of its identity. */
  element?: string
  /** For the `{holes}` of the explanation. */
  values?: Record<string, string | number>
}

type CheckBase = {
  /** Stable: findings, dismissed tips and texts (`check.<id>.title`, `.why`, `.change`) refer to it. */
  id: string
  area: Area
  severity: Severity
}

/** Facts that pages must agree with. */
export type AuditFacts = {
  origin: string
  companyName: string
  /** Prices in euro that the structured data of a path (without prefix) may name. */
  prices: Record<string, number[]>
  /** Parameters that choose content: with another value of them an address may not exist. All others change the view only. */
  contentParameters: readonly string[]
}

export type DigestedPage = { page: AuditedPage; digest: PageDigest }

/** Looks at one page. */
export type PageCheck = CheckBase & {
  scope: 'page'
  /** Pages that the check is not about count neither as passed nor as failed. */
  appliesTo?(input: DigestedPage): boolean
  run(input: DigestedPage, facts: AuditFacts): Finding[]
}

/** Everything a check across pages may look at. */
export type AuditedSite = {
  facts: AuditFacts
  pages: DigestedPage[]
  /** By address. */
  pageAt: ReadonlyMap<string, DigestedPage>
  /** Status of internal link targets that are not audited pages (files, sign-in, old addresses), by `statusKey`. */
  statusOf: ReadonlyMap<string, { status: number; location: string | null }>
  /** Addresses in the site map. */
  sitemap: string[]
  /** When pages changed, as the site map says (`lastmod`), by address. */
  sitemapDates: ReadonlyMap<string, string>
  robotsTxt: string
  llmsTxt: string
  /** By address. */
  twins: ReadonlyMap<string, TwinComparison>
  answers: AnsweredQuestion[]
}

export type AnsweredQuestion = {
  locale: Locale
  question: string
  isAnswered: boolean
  coverage: number
  address: string
  heading: string
  passage: string
}

/** Looks at the site as a whole; `address` names the page that a finding is about, empty for none. */
export type SiteCheck = CheckBase & {
  scope: 'site'
  run(site: AuditedSite): (Finding & { address: string })[]
  /** What a share of failures is counted in, where it is not pages: questions, for example. */
  unitsOf?(site: AuditedSite): number
}

export type Check = PageCheck | SiteCheck
