import type { Locale } from '#kernel/locale.ts'

/** A number as people type it here: with a comma, except in English. */
export function formatDecimal(value: number, locale: Locale): string {
  return locale === 'en' ? String(value) : String(value).replace('.', ',')
}

/** Both signs are understood, whoever types them. What is no number stays none, for the schema to refuse. */
export function parseDecimal(text: string): number {
  const plain = text.replace(/[\s€]/g, '').replace(',', '.')
  return plain === '' ? Number.NaN : Number(plain)
}
