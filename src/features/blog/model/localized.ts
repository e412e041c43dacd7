import { z } from 'zod'
import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts'
import { normalizeSingleLine } from '#kernel/normalize-text.ts'

/** A short text per language; languages may be missing. */
export type Localized = { [L in Locale]?: string | undefined }

/** The text in a language, or else in the first language that has one. */
export function inLanguage(texts: Localized, locale: Locale): string {
  return texts[locale] ?? texts[DEFAULT_LOCALE] ?? texts.en ?? texts.fr ?? ''
}

/** Drops languages whose text is empty. */
export function localized(max: number, tooLong: string) {
  const text = z.string(tooLong).overwrite(normalizeSingleLine).trim().max(max, tooLong).optional()
  return z
    .object({ nl: text, en: text, fr: text } satisfies Record<Locale, z.ZodType>)
    .overwrite((texts) => Object.fromEntries(Object.entries(texts).filter(([, one]) => one)))
}
