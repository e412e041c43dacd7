import type { Locale } from './locale.ts'

/** Where texts in several languages come from. */
export const TEXT_SOURCES = ['post', 'category', 'packages', 'company', 'page-texts'] as const
export type TextSource = (typeof TEXT_SOURCES)[number]

/**
 * What a text was from a moment on. The value stands for the content and is only compared: the text itself, or a hash.
 * Undefined: there was no text in that language.
 */
export type TextVersion = { at: Date; value: string | undefined; revision?: number }
export type TextVersions = Record<Locale, TextVersion[]>

/** One field of a text, with its versions per language, oldest first. A language without versions never had a text. */
export type TextField = { field: string; versions: TextVersions }

/** A text in several languages that are translations of each other: a post, a package, the texts of a page. */
export type TextGroup = {
  source: TextSource
  key: string
  /** What the owner calls it. */
  name: string
  /** Where it is changed. */
  editPath: (locale: Locale) => string
  fields: TextField[]
  /** The text behind a version whose value is a hash. */
  readText?: (field: string, locale: Locale, version: TextVersion) => Promise<string>
}
