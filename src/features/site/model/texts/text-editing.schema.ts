import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { listItems } from './site-texts.schema.ts'
import { MAX_TEXT_LENGTH, TEXT_KINDS } from './text-rule.ts'

const facts = z.record(z.enum(LOCALES), z.record(z.string(), z.string())).describe('Value of each placeholder, by name')

/** A text in one language, with its `{placeholders}`. */
const textInLanguage = z.object({
  standard: z.string().describe('The site’s own text'),
  published: z.string().describe('What visitors see'),
  text: z.string().describe('With the draft'),
  hasNewStandard: z.boolean().describe('The standard text changed since the owner replaced it'),
  changedOn: z.iso.date().nullable().describe('Day of the last change by the owner; null: the standard text'),
})
export type TextInLanguage = z.infer<typeof textInLanguage>

export const editableText = namedObject('EditableText', {
  path: z.string(),
  kind: z.enum(TEXT_KINDS),
  maxLength: z.int(),
  texts: z.record(z.enum(LOCALES), textInLanguage),
})
export type EditableText = z.infer<typeof editableText>

const names = z.record(z.enum(LOCALES), z.string()).describe('First text, with the draft, filled in')

export const editableList = namedObject('EditableList', {
  path: z.string(),
  canMove: z.boolean(),
  canAdd: z.boolean(),
  maxParts: z.int(),
  parts: z
    .array(z.object({ id: z.string(), isShown: z.boolean(), isOwn: z.boolean(), names }))
    .describe('Shown ones in their order, then the hidden ones'),
  isChanged: z.boolean().describe('Differs from the standard'),
  isDraft: z.boolean(),
})
export type EditableList = z.infer<typeof editableList>

export const pageTexts = namedObject('PageTexts', {
  key: z.string(),
  names,
  paths: z.record(z.enum(LOCALES), z.string()),
  facts,
  texts: z.array(editableText),
  lists: z.array(editableList),
})
export type PageTexts = z.infer<typeof pageTexts>

/** One change that is not published. */
const textChange = z.object({
  page: z.string(),
  path: z.string(),
  locale: z.enum(LOCALES),
  before: z.string(),
  after: z.string(),
})
export type TextChange = z.infer<typeof textChange>

/** Names of the shown parts. */
const listChange = z.object({ page: z.string(), path: z.string(), before: z.array(names), after: z.array(names) })
export type ListChange = z.infer<typeof listChange>

export const textOverview = namedObject('TextOverview', {
  facts,
  pages: z.array(
    z.object({
      key: z.string(),
      names,
      path: z.string(),
      titles: z.record(z.enum(LOCALES), z.string()).describe('With the draft, filled in'),
      changedCount: z.int().describe('Texts that differ from the standard'),
    }),
  ),
  drafts: z.array(textChange),
  listDrafts: z.array(listChange),
  publishedAt: z.iso.datetime().nullable().describe('Version of the setting, for undo'),
  draftsVersion: z.string().describe('Names the drafts; publishing other ones is refused'),
})
export type TextOverview = z.infer<typeof textOverview>

export const textSave = z.object({
  path: z.string().max(160),
  locale: z.enum(LOCALES),
  text: z.string().describe('Empty: the standard text. Each text has its own maximum length'),
  startedFrom: z
    .string()
    .max(2 * MAX_TEXT_LENGTH)
    .describe('The text that the editor started from'),
})
export type TextSave = z.infer<typeof textSave>

export const listSave = z.object({
  path: z.string().max(160),
  items: listItems.nullable().describe('Ids of the shown parts in their order; null: the standard list'),
  startedFrom: listItems.describe('The list that the editor started from'),
})
export type ListSave = z.infer<typeof listSave>

export const textPublication = z.object({ draftsVersion: z.string() })
