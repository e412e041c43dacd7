import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { AREAS, SEVERITIES } from './check.ts'
import { PAGE_KINDS } from './digest/page-digest.ts'
import { RUN_TRIGGERS } from './run.ts'

const moment = z.iso.datetime()
const severityCounts = z.object({ critical: z.int(), error: z.int(), warning: z.int(), notice: z.int() })

export const areaQuery = z.object({ area: z.enum(AREAS) })

const auditRun = namedObject('AuditRun', {
  id: z.int(),
  trigger: z.enum(RUN_TRIGGERS),
  isFull: z.boolean().describe('True for a run over all pages; false for the pages affected by a change'),
  startedAt: moment,
  finishedAt: moment.nullable(),
  failure: z.string().nullable().describe('Reason of a run without a result'),
  pagesTotal: z.int(),
  pagesDone: z.int(),
})
export type AuditRun = z.infer<typeof auditRun>

export const runStatus = namedObject('AuditStatus', { running: auditRun.nullable(), last: auditRun.nullable() })
export type RunStatus = z.infer<typeof runStatus>

export const startedRun = namedObject('StartedAudit', { run: z.int() })

const checkReport = namedObject('AuditCheck', {
  check: z.string(),
  severity: z.enum(SEVERITIES),
  failed: z.int().describe('Pages, or other units, that fail the check'),
  of: z.int().describe('Pages, or other units, that it was applied to'),
  lost: z
    .number()
    .describe('Points (of 100) that it costs the score, in tenths: all checks add up to 100 minus the score'),
  findings: z.int(),
  fresh: z.int().describe('Findings that are not in the baseline'),
})
export const checkReports = z.array(checkReport)
export type CheckReport = z.infer<typeof checkReport>

export const auditSummary = namedObject('AuditSummary', {
  score: z.number().nullable().describe('0 to 100; null before the first run'),
  change: z.number().nullable().describe('Points since the baseline'),
  baselineAt: moment.nullable().describe('The full run before the one that gave the score'),
  result: auditRun.nullable().describe('The run that gave the score'),
  status: runStatus,
  checks: checkReports.describe('Checks that lose points, most points first'),
  findings: severityCounts,
  forDeveloper: z.int().describe('Findings that the owner cannot remedy in the admin area'),
  fresh: z.int().describe('Findings that are not in the baseline'),
  solved: z.int().describe('Findings of the baseline that are gone'),
  pages: z.int(),
  pagesWithIdealTextRatio: z.int(),
  answers: z.object({ answered: z.int(), questions: z.int() }).describe('Zero questions before the first run'),
})
export type AuditSummary = z.infer<typeof auditSummary>

const MAX_HISTORY = 365
export const historyQuery = areaQuery.extend({ limit: z.coerce.number().int().min(1).max(MAX_HISTORY).default(60) })
export const auditHistory = z
  .array(z.object({ at: moment, score: z.number(), pages: z.int() }))
  .meta({ id: 'AuditHistory' })
export type AuditHistory = z.infer<typeof auditHistory>

export const ROWS_PER_PAGE = 50
/** Bounds the SQL offset: deep pages are slow. */
const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1)

export const PAGE_SORTS = ['points', 'address', 'text', 'words', 'readability', 'weight', 'requests'] as const
export type PageSort = (typeof PAGE_SORTS)[number]

/** Filters of the page list; also the search parameters of the screen. */
export const pageFilters = z.object({
  search: z.string().trim().max(200).optional(),
  locale: z.enum(LOCALES).optional(),
  kind: z.enum(PAGE_KINDS).optional(),
  severity: z.enum(SEVERITIES).optional().describe('Only pages with a finding of this severity'),
  text: z
    .enum(['inside', 'outside'])
    .optional()
    .describe('Whether the text-to-code ratio of the content is between 25 and 70 %'),
  sort: z.enum(PAGE_SORTS).optional().describe('Worst first; `points` by default'),
})
export type PageFilterValues = z.infer<typeof pageFilters>
export const pagesQuery = areaQuery.extend({ ...pageFilters.shape, page: pageNumber })
export type PagesQuery = z.infer<typeof pagesQuery>

const pageFigures = z.object({
  address: z.string(),
  locale: z.enum(LOCALES),
  kind: z.enum(PAGE_KINDS),
  title: z.string().nullable(),
  findings: severityCounts,
  points: z.number().describe('Points (of its own 100) that the page loses'),
  contentRatio: z.number().nullable().describe('Bytes of text divided by bytes of HTML without inlined code and data'),
  textRatio: z.number().nullable().describe('Bytes of text divided by bytes of all HTML, 0 to 1'),
  words: z.int(),
  readability: z.number().nullable(),
  weight: z.int().describe('Bytes over the wire'),
  requests: z.int(),
})
export const pageList = namedObject('AuditPages', { total: z.int(), rows: z.array(pageFigures) })
export type PageListReport = z.infer<typeof pageList>
export type PageFigures = z.infer<typeof pageFigures>

export const FINDING_STATES = ['open', 'fresh', 'solved'] as const
export const findingsQuery = areaQuery.extend({
  check: z.string().max(100).optional(),
  state: z.enum(FINDING_STATES).default('open').describe('`fresh` and `solved` are changes since the baseline'),
  page: pageNumber,
})
export type FindingsQuery = z.infer<typeof findingsQuery>

const findingReport = z.object({
  id: z.string(),
  check: z.string(),
  area: z.enum(AREAS),
  severity: z.enum(SEVERITIES),
  address: z.string().describe('Empty for findings about the whole site'),
  title: z.string().nullable(),
  editPath: z.string().nullable(),
  isForDeveloper: z.boolean().describe('The owner cannot remedy it in the admin area'),
  element: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  firstSeenAt: moment,
  solvedAt: moment.nullable(),
})
export const findingList = namedObject('AuditFindings', { total: z.int(), rows: z.array(findingReport) })
export type FindingReport = z.infer<typeof findingReport>
export type FindingListReport = z.infer<typeof findingList>

export const pageDetailQuery = z.object({ address: z.string().max(2000) })
export const pageDetail = namedObject('AuditPage', {
  address: z.string(),
  locale: z.enum(LOCALES),
  kind: z.enum(PAGE_KINDS),
  editPath: z.string(),
  checkedAt: moment,
  status: z.int(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  canonical: z.string().nullable(),
  robots: z.string(),
  lang: z.string(),
  languages: z.array(z.string()).describe('Languages of its hreflang links'),
  headings: z.array(z.object({ level: z.int(), text: z.string() })).describe('The first hundred'),
  images: z.object({ total: z.int(), withoutAlt: z.int() }),
  links: z.object({ internal: z.int(), external: z.int() }),
  structuredData: z.array(z.string()).describe('schema.org types'),
  htmlBytes: z.int(),
  textBytes: z.int(),
  contentRatio: z.number().nullable(),
  textRatio: z.number().nullable(),
  words: z.int(),
  readability: z.number().nullable(),
  textLanguage: z.enum(LOCALES).nullable(),
  weight: z.int(),
  requests: z.int(),
  modifiedAt: z.string().nullable(),
  findings: z.array(findingReport),
})
export type PageDetailReport = z.infer<typeof pageDetail>
