import { z } from 'zod'
import { FALLBACK, LOCALES, type Locale } from '#kernel/locale.ts'

/** A short text per language; a language may be missing. */
export type Localized = { [L in Locale]?: string | undefined }

/** The text in a language, or else in the first one there is. */
export function inLanguage(texts: Localized, locale: Locale): string {
  return texts[locale] ?? texts[FALLBACK] ?? texts.en ?? texts.fr ?? ''
}

/** Empty texts do not count as a language. */
export function localized(max: number, tooLong: string) {
  const text = z.string(tooLong).overwrite(oneLine).trim().max(max, tooLong).optional()
  return z
    .object({ nl: text, en: text, fr: text } satisfies Record<Locale, z.ZodType>)
    .overwrite((texts) => Object.fromEntries(Object.entries(texts).filter(([, one]) => one)))
}

/** One line, whatever was pasted into it; half a character is none, and the database would refuse it. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}

export function languagesOf(texts: Partial<Record<Locale, unknown>>): Locale[] {
  return LOCALES.filter((locale) => texts[locale] !== undefined)
}
