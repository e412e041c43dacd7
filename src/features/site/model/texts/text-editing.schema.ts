import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { TEXT_PAGES } from './site-texts.schema.ts'
import { MAX_TEXT_LENGTH } from './text-rule.ts'

const facts = z.record(z.enum(LOCALES), z.record(z.string(), z.string())).describe('Value of each placeholder, by name')

/** A text in one language, with its `{placeholders}`. */
const textInLanguage = z.object({
  standard: z.string().describe('The site’s own text'),
  published: z.string().describe('What visitors see'),
  text: z.string().describe('With the draft'),
  hasNewStandard: z.boolean().describe('The standard text changed since the owner replaced it'),
})
export type TextInLanguage = z.infer<typeof textInLanguage>

export const editableText = namedObject('EditableText', {
  path: z.string(),
  kind: z.enum(['line', 'text', 'markdown']),
  maxLength: z.int(),
  texts: z.record(z.enum(LOCALES), textInLanguage),
})
export type EditableText = z.infer<typeof editableText>

export const pageTexts = namedObject('PageTexts', {
  key: z.enum(TEXT_PAGES),
  path: z.string(),
  facts,
  texts: z.array(editableText),
})
export type PageTexts = z.infer<typeof pageTexts>

/** One change that is not published. */
const textChange = z.object({
  page: z.enum(TEXT_PAGES),
  path: z.string(),
  locale: z.enum(LOCALES),
  before: z.string(),
  after: z.string(),
})
export type TextChange = z.infer<typeof textChange>

export const textOverview = namedObject('TextOverview', {
  facts,
  pages: z.array(
    z.object({
      key: z.enum(TEXT_PAGES),
      path: z.string(),
      titles: z.record(z.enum(LOCALES), z.string()).describe('With the draft, filled in'),
      changedCount: z.int().describe('Texts that differ from the standard'),
    }),
  ),
  drafts: z.array(textChange),
  publishedAt: z.iso.datetime().nullable().describe('Version of the setting, for undo'),
  draftsVersion: z.string().describe('Names the drafts; publishing other ones is refused'),
})
export type TextOverview = z.infer<typeof textOverview>

export const textSave = z.object({
  path: z.string().max(160),
  locale: z.enum(LOCALES),
  text: z
    .string()
    .max(2 * MAX_TEXT_LENGTH)
    .describe('Empty: the standard text'),
  startedFrom: z
    .string()
    .max(2 * MAX_TEXT_LENGTH)
    .describe('The text that the editor started from'),
})
export type TextSave = z.infer<typeof textSave>

export const textPublication = z.object({ draftsVersion: z.string() })
