import type { Locale } from '#kernel/locale.ts'
import type { AnsweredQuestion } from './answers/answers.schema.ts'
import type { AuditedPage, PageDigest } from './digest/page-digest.ts'

export const AREAS = ['seo', 'ai'] as const
export type Area = (typeof AREAS)[number]

/** Most severe first. `critical` keeps a page out of results. */
export const SEVERITIES = ['critical', 'error', 'warning', 'notice'] as const
export type Severity = (typeof SEVERITIES)[number]

/** A check that failed. */
export type Finding = {
  /** Locates the problem on the page: a selector, address or heading. Part of the fingerprint. */
  element?: string
  /** Values for the placeholders of the explanation. */
  values?: Record<string, string | number>
}

type CheckBase = {
  /** Stable: findings, dismissed tips and texts (`check.<id>.title`, `.why`, `.change`) refer to it. */
  id: string
  area: Area
  severity: Severity
}

/** Facts that the pages are checked against. */
export type AuditFacts = {
  origin: string
  companyName: string
  /** The visible ones; the first is the default one. */
  languages: readonly Locale[]
  /** Prices in euro that the structured data of a path (without prefix) may name. */
  prices: Record<string, number[]>
  /** Query parameters that select content. All others only change the view, so they do not affect the status. */
  contentParameters: readonly string[]
}

export type DigestedPage = { page: AuditedPage; digest: PageDigest }

export type PageCheck = CheckBase & {
  scope: 'page'
  /** Other pages count neither as passed nor as failed. */
  appliesTo(input: DigestedPage): boolean
  run(input: DigestedPage, facts: AuditFacts): Finding[]
}

/** Input of checks that compare pages. */
export type AuditedSite = {
  facts: AuditFacts
  pages: DigestedPage[]
  pageAt: ReadonlyMap<string, DigestedPage>
  /** Status of internal link targets that are not audited pages (files, sign-in, old addresses), by `statusKey`. */
  statusOf: ReadonlyMap<string, { status: number; location: string | null }>
  /** Links to other sites that lead nowhere, by `externalAddress`, with their problem (`HTTP 404`). */
  brokenLinks: ReadonlyMap<string, string>
  sitemap: string[]
  /** `lastmod` of the site map, by address. */
  sitemapDates: ReadonlyMap<string, string>
  robotsTxt: string
  llmsTxt: string
  answers: AnsweredQuestion[]
  /** Views of the last weeks by path (without prefix). */
  views: ReadonlyMap<string, number>
}

/** Checks the whole site. `address` is the page of the finding; empty for none. */
export type SiteCheck = CheckBase & {
  scope: 'site'
  run(site: AuditedSite): (Finding & { address: string })[]
  /** Number of units that the failures are a share of, when these are not pages (questions, for example). */
  unitsOf?(site: AuditedSite): number
}

export type Check = PageCheck | SiteCheck
