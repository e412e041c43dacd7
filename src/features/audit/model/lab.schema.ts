import { z } from 'zod'
import { figuresQuery, isExample } from '#features/analytics/model/figure-source.ts'
import { DEFAULT_LOCALE, LOCALES } from '#kernel/locale.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { PAGE_KINDS } from './digest/page-digest.ts'

export const LAB_DEVICES = ['mobile', 'desktop'] as const
export type LabDevice = (typeof LAB_DEVICES)[number]

/** Medians of Lighthouse for one page. Scores from 0 to 100, times in milliseconds. */
const labFigures = z.object({
  performance: z.number(),
  accessibility: z.number(),
  bestPractices: z.number(),
  seo: z.number(),
  lcp: z.number(),
  tbt: z.number(),
  cls: z.number(),
  transferBytes: z.int(),
})
export type LabFigures = z.infer<typeof labFigures>

const labPage = labFigures.extend({
  address: z.string(),
  desktop: labFigures.nullable().describe('On a computer; the other figures are those of a phone'),
})
export type LabPage = z.infer<typeof labPage>
export type LabRun = { at: Date; build: string; isDemoCopy: boolean; pages: LabPage[] }

/** One result of the process that measures. */
export const labMeasurement = z.object({ address: z.string(), device: z.enum(LAB_DEVICES), figures: labFigures })
export type LabMeasurement = z.infer<typeof labMeasurement>

/** What a lab run needs on the machine of the site. */
export const LAB_NEEDS = ['browser', 'packages'] as const
export type LabNeed = (typeof LAB_NEEDS)[number]

/** `unavailable`: the machine that runs the jobs lacks one of `LAB_NEEDS`. */
export const LAB_FAILURES = ['interrupted', 'timeout', 'unavailable', 'failed'] as const
export type LabFailure = (typeof LAB_FAILURES)[number]

const lighthouseRun = namedObject('LighthouseRun', {
  id: z.int(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  failure: z.enum(LAB_FAILURES).nullable().describe('Reason of a run without figures'),
  total: z.int().describe('Measurements: each page on a phone and on a computer'),
  done: z.int(),
})
export type LighthouseRun = z.infer<typeof lighthouseRun>

export const labRunStatus = namedObject('LabRunStatus', {
  missing: z.array(z.enum(LAB_NEEDS)).describe('What this machine lacks for a run; empty when one can be started'),
  running: lighthouseRun.nullable(),
  last: lighthouseRun.nullable(),
})
export type LabRunStatus = z.infer<typeof labRunStatus>

export const startedLabRun = namedObject('StartedLabRun', { run: z.int() })

const field = z.object({ p75: z.number(), samples: z.int() }).nullable()

export const LAB_ROWS_PER_PAGE = 12

export const labQuery = z.object({
  lng: z.enum(LOCALES).default(DEFAULT_LOCALE),
  /** Bounds the SQL offset: deep pages are slow. */
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  ...figuresQuery,
})
export type LabQuery = z.infer<typeof labQuery>

const laterFigure = z.int().nullable().describe('Null for a page that was last audited by an earlier version')

export const labReport = namedObject('LabReport', {
  isExample: isExample.describe('The field data are made-up figures of the demo'),
  total: z.int().describe('Pages of the language in the last audit'),
  pages: z
    .array(
      z.object({
        address: z.string(),
        kind: z.enum(PAGE_KINDS),
        weight: z.int().describe('Bytes over the wire: the HTML and the files that it names'),
        requests: z.int(),
        blocking: laterFigure.describe('Style sheets and scripts that must arrive before anything is painted'),
        htmlBytes: z.int(),
        htmlTransferBytes: laterFigure.describe('The HTML over the wire, compressed'),
        field: z
          .object({ lcp: field, inp: field, cls: field })
          .describe('Null for articles and categories, which visitors measure together'),
      }),
    )
    .describe(`${LAB_ROWS_PER_PAGE} of them, heaviest first, articles and categories included`),
  run: z
    .object({
      at: z.iso.datetime(),
      build: z.int().nullable().describe('Number of the build that was measured; null when this site never ran it'),
      isDemoCopy: z.boolean().describe('A copy of the build with demo content was measured, not this site'),
      pages: z.array(
        labPage.extend({
          field: z
            .object({ lcp: field, cls: field })
            .describe('p75 of phones in the last 28 days; null without measurements'),
        }),
      ),
    })
    .nullable()
    .describe('The last run of Lighthouse; null before the first'),
})
export type LabReport = z.infer<typeof labReport>
export type WeighedPage = LabReport['pages'][number]
export type LabReportPage = NonNullable<LabReport['run']>['pages'][number]
