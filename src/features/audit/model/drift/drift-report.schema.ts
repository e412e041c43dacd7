import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { TEXT_FIELDS, TEXT_SOURCES } from '#kernel/text-group.ts'

const locale = z.enum(LOCALES)

const driftedField = z.object({
  field: z.enum(TEXT_FIELDS),
  kind: z.enum(['missing', 'behind']),
  changed: locale.describe('The language that changed, or another one that has the text'),
  since: z.iso.datetime(),
  change: z
    .object({ start: z.string(), removed: z.string(), added: z.string(), end: z.string() })
    .describe('The change in that language, with context'),
  text: z.string().describe('Text of the outdated language; empty when it is missing'),
})
export type DriftedField = z.infer<typeof driftedField>

const drift = z.object({ locale, since: z.iso.datetime(), editPath: z.string(), fields: z.array(driftedField) })
export type Drift = z.infer<typeof drift>

const driftedText = namedObject('DriftedText', {
  source: z.enum(TEXT_SOURCES),
  key: z.string(),
  name: z.string(),
  drifts: z.array(drift),
})
export type DriftedText = z.infer<typeof driftedText>

export const driftReport = namedObject('DriftReport', {
  texts: z.array(driftedText).describe('Most recent drift first'),
  total: z.int().describe('All drifted texts; at most 100 are listed'),
})
export type DriftReport = z.infer<typeof driftReport>

export const driftQuery = z.object({ lng: locale })

/** Confirms a translation although only the other language changed, or withdraws the confirmation. */
export const driftConfirmation = z.object({
  source: z.enum(TEXT_SOURCES),
  key: z.string().regex(/^[\w.-]{1,160}$/),
  locale,
  isConfirmed: z.boolean(),
})
export type DriftConfirmation = z.infer<typeof driftConfirmation>
