import { z } from 'zod'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { normalizeMultiline, normalizeSingleLine } from '#kernel/normalize-text.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { localized } from '../localized.ts'

/** An article is in the blog, a case study in the portfolio. Both are posts: one editor, one history. */
export const POST_KINDS = ['article', 'case'] as const
export type PostKind = (typeof POST_KINDS)[number]

export const MAX_CLIENT_LENGTH = 100
export const MAX_SECTOR_LENGTH = 80
export const MAX_CASE_PART_LENGTH = 1200
export const MAX_CASE_PICTURES = 12
export const MAX_CASE_FIGURES = 8
/** Drawn screens of the demo's fictional companies, shown where a real case has pictures. */
export const CASE_DRAWINGS = ['ceramics', 'bicycles', 'practice'] as const

const TOO_LONG = 'blog-errors:case.long'
const line = (max: number) => z.string(TOO_LONG).overwrite(normalizeSingleLine).trim().max(max, TOO_LONG)
const part = z.string(TOO_LONG).overwrite(normalizeMultiline).trim().max(MAX_CASE_PART_LENGTH, TOO_LONG)
const amount = z
  .number('blog-errors:case.amount')
  .min(0, 'blog-errors:case.amount')
  .max(1_000_000, 'blog-errors:case.amount')
const day = z.iso.date('blog-errors:case.date')

/** What is written per language, beside the document, which tells what was made. Articles have none of it. */
export const caseText = {
  sector: line(MAX_SECTOR_LENGTH).optional(),
  situation: part.optional(),
  result: part.optional(),
}
export type CaseText = { sector?: string | undefined; situation?: string | undefined; result?: string | undefined }

export const CASE_SCREENS = ['desktop', 'phone'] as const
export const THEMES = ['light', 'dark'] as const
const casePicture = z.object({
  id: z.string().regex(/^[0-9a-f]{24}$/, 'blog-errors:cover.unknown'),
  screen: z.enum(CASE_SCREENS),
  theme: z.enum(THEMES),
})
export type CasePicture = z.output<typeof casePicture>

/** Entered by hand: without a date and a source it is a claim. */
export const caseFigure = namedObject('CaseFigure', {
  label: localized(60, TOO_LONG).refine((label) => Object.keys(label).length > 0, 'blog-errors:case.figure'),
  unit: line(20).default(''),
  before: amount.nullable().default(null),
  after: amount,
  date: day,
  source: localized(160, TOO_LONG).refine((source) => Object.keys(source).length > 0, 'blog-errors:case.figure'),
})
export type CaseFigure = z.output<typeof caseFigure>

const liveAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'blog-errors:case.address' }).max(300),
])

/** Facts of a case study, the same in every language. Drafts are incomplete: `missingInCase` tells what a public one needs. */
export const caseStudy = namedObject('CaseStudy', {
  client: line(MAX_CLIENT_LENGTH).default(''),
  hasPermission: z.boolean().default(false).describe('The client agreed to the publication'),
  services: z
    .array(z.string().regex(/^[a-zA-Z]{1,40}$/))
    .max(10)
    .default([])
    .describe('Keys of the services that it proves'),
  priceFrom: amount.nullable().default(null).describe('Euro, VAT excluded'),
  priceTo: amount.nullable().default(null),
  priceMonthly: amount.nullable().default(null),
  durationDays: z.int('blog-errors:case.amount').min(1, 'blog-errors:case.amount').max(2000).nullable().default(null),
  liveAddress: liveAddress.default(''),
  reviewId: z.string().max(60).nullable().default(null).describe('The review of this client that is quoted'),
  pictures: z.array(casePicture).max(MAX_CASE_PICTURES, 'blog-errors:case.pictures').default([]),
  measuredBefore: z.int().nullable().default(null).describe('Id of a measurement'),
  measuredAfter: z.int().nullable().default(null),
  figures: z.array(caseFigure).max(MAX_CASE_FIGURES).default([]),
  drawing: z.enum(CASE_DRAWINGS).nullable().default(null).describe('Demo only'),
}).refine(({ priceFrom, priceTo }) => priceFrom === null || priceTo === null || priceFrom <= priceTo, {
  path: ['priceTo'],
  error: 'blog-errors:case.range',
})
export type CaseStudy = z.output<typeof caseStudy>
export const EMPTY_CASE_STUDY: CaseStudy = caseStudy.parse({})

/** Stored content of a draft: the same limits, but a half-typed address or figure is kept. */
export const draftCaseStudy = z.object({
  ...caseStudy.shape,
  liveAddress: z.string().max(300).default(''),
  figures: z
    .array(
      z.object({
        label: localized(60, TOO_LONG),
        unit: line(20).default(''),
        before: amount.nullable().default(null),
        after: amount.nullable().default(null),
        date: z.string().max(10).default(''),
        source: localized(160, TOO_LONG),
      }),
    )
    .max(MAX_CASE_FIGURES)
    .default([]),
})
export type DraftCaseStudy = z.output<typeof draftCaseStudy>

type WrittenCase = {
  caseStudy: Pick<CaseStudy, 'client' | 'hasPermission' | 'services' | 'liveAddress' | 'pictures' | 'drawing'>
  texts: { [L in Locale]?: CaseText | undefined }
}

/** What a public case study needs and this one lacks, as error texts by the path of the field. */
export function missingInCase({ caseStudy: facts, texts }: WrittenCase): Record<string, string> {
  const missing: Record<string, string> = {}
  if (!facts.client) missing['caseStudy.client'] = 'blog-errors:case.clientNeeded'
  if (!facts.hasPermission) missing['caseStudy.hasPermission'] = 'blog-errors:case.permissionNeeded'
  if (facts.services.length === 0) missing['caseStudy.services'] = 'blog-errors:case.serviceNeeded'
  if (!facts.liveAddress) missing['caseStudy.liveAddress'] = 'blog-errors:case.addressNeeded'
  if (facts.pictures.length === 0 && !facts.drawing) missing['caseStudy.pictures'] = 'blog-errors:case.pictureNeeded'
  for (const locale of LOCALES) {
    const text = texts[locale]
    if (!text) continue
    const { sector, situation, result } = text
    if (!sector) missing[`texts.${locale}.sector`] = 'blog-errors:case.sectorNeeded'
    if (!situation) missing[`texts.${locale}.situation`] = 'blog-errors:case.situationNeeded'
    if (!result) missing[`texts.${locale}.result`] = 'blog-errors:case.resultNeeded'
  }
  return missing
}
