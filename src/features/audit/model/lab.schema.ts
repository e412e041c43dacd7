import { z } from 'zod'
import { figuresQuery, isExample } from '#features/analytics/model/figure-source.ts'
import { DEFAULT_LOCALE, LOCALES } from '#kernel/locale.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { PAGE_KINDS } from './digest/page-digest.ts'

/** Medians of Lighthouse for one page. Scores from 0 to 100, times in milliseconds. */
const labPage = z.object({
  address: z.string(),
  performance: z.number(),
  accessibility: z.number(),
  bestPractices: z.number(),
  seo: z.number(),
  lcp: z.number(),
  tbt: z.number(),
  cls: z.number(),
  transferBytes: z.int(),
})
export type LabPage = z.infer<typeof labPage>
export type LabRun = { at: Date; build: string; pages: LabPage[] }

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
      pages: z.array(
        labPage.extend({
          field: z
            .object({ lcp: field, cls: field })
            .describe('p75 of phones in the last 28 days; null without measurements'),
        }),
      ),
    })
    .nullable()
    .describe('The last run of Lighthouse, which a developer starts; null before the first'),
})
export type LabReport = z.infer<typeof labReport>
export type WeighedPage = LabReport['pages'][number]
export type LabReportPage = NonNullable<LabReport['run']>['pages'][number]
