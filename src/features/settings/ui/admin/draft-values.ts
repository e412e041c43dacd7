import type { Locale } from '#kernel/locale.ts'

/** Number with the decimal separator of the language. */
export function formatDecimal(value: number, locale: Locale): string {
  return locale === 'en' ? String(value) : String(value).replace('.', ',')
}

/** Accepts comma and point. Returns NaN for invalid input, so that the schema refuses it. */
export function parseDecimal(text: string): number {
  const plain = text.replace(/[\s€]/g, '').replace(',', '.')
  return plain === '' ? Number.NaN : Number(plain)
}

/** Null is an empty field. */
export function formatOptionalDecimal(value: number | null, locale: Locale): string {
  return value === null ? '' : formatDecimal(value, locale)
}

export function parseOptionalDecimal(text: string): number | null {
  return text.trim() === '' ? null : parseDecimal(text)
}

/** Lines that are not empty. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
