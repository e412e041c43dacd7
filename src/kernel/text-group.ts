import type { Locale } from './locale.ts'

export const TEXT_SOURCES = ['post', 'category', 'packages', 'company', 'page-texts'] as const

/**
 * A version of a text. `value` is only compared: the text itself, or a hash of it. Undefined: no text in that language.
 */
export type TextVersion = { at: Date; value: string | undefined; revision?: number }

export const TEXT_FIELDS = [
  'title',
  'excerpt',
  'sector',
  'situation',
  'text',
  'result',
  'coverAlt',
  'name',
  'description',
  'features',
  'extras',
  'extraInfo',
  'slogan',
  'shareText',
] as const
export type TextFieldName = (typeof TEXT_FIELDS)[number]

/** One field of a text: its versions per language, oldest first. A language without versions never had a text. */
export type TextField = { field: TextFieldName; versions: Record<Locale, TextVersion[]> }

/** A text and its translations: a post, a package, the texts of a page. */
export type TextGroup = {
  source: (typeof TEXT_SOURCES)[number]
  key: string
  /** Display name for the owner. */
  name: string
  /** Path of the screen that edits it. */
  editPath: (locale: Locale) => string
  fields: TextField[]
  /** Loads the text of a version whose value is a hash. */
  readText?: (field: string, locale: Locale, version: TextVersion) => Promise<string>
}
