import { z } from 'zod'
import { figuresQuery, isExample } from '#features/analytics/model/figure-source.ts'
import { DEFAULT_LOCALE, LOCALES } from '#kernel/locale.ts'
import { namedObject } from '#kernel/schema-parts.ts'

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

export const labQuery = z.object({ lng: z.enum(LOCALES).default(DEFAULT_LOCALE), ...figuresQuery })

export const labReport = namedObject('LabReport', {
  isExample: isExample.describe('The field data are made-up figures of the demo'),
  pages: z
    .array(
      z.object({
        address: z.string(),
        weight: z.int().describe('Bytes over the wire: the HTML and the files that it names'),
        requests: z.int(),
        field: z.object({ lcp: field, inp: field, cls: field }),
      }),
    )
    .describe('The pages of a language in the last audit, heaviest first'),
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
