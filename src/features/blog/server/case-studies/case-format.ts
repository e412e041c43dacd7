import { formatPrice } from '#features/settings/model/number-format.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'
import type { T } from '#platform/i18n/texts.ts'
import type { nl } from '../../messages/case-studies/nl.ts'
import type { StoredMeasurement } from '../../model/case-studies/case-measurement.schema.ts'
import type { CaseFigure, CaseStudy } from '../../model/case-studies/case-study.schema.ts'
import { inLanguage } from '../../model/localized.ts'

export type CaseT = T<typeof nl>

const DAYS_IN_WEEK = 7

/** `€ 350 to € 450`, or one price; empty if none is given. VAT is named beside it. */
export function priceText(t: CaseT, locale: Locale, { priceFrom, priceTo }: CaseStudy): string {
  const [from, to] = [formatPrice(locale, priceFrom), formatPrice(locale, priceTo)]
  return from && to && from !== to ? t('priceRange', { from, to }) : from || to
}

/** In weeks when they are whole. */
export function durationText(t: CaseT, days: number): string {
  return days >= 2 * DAYS_IN_WEEK && days % DAYS_IN_WEEK === 0
    ? t('weeks', { count: days / DAYS_IN_WEEK })
    : t('days', { count: days })
}

export function formatBytes(locale: Locale, bytes: number): string {
  const isLarge = bytes >= 1_000_000
  const amount = isLarge ? bytes / 1_000_000 : bytes / 1000
  const unit = isLarge ? 'megabyte' : 'kilobyte'
  const style = { style: 'unit', unit, maximumFractionDigits: isLarge ? 1 : 0 } as const
  return new Intl.NumberFormat(INTL_LOCALE[locale], style).format(amount)
}

export function formatLongDay(locale: Locale, day: string): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** One row of the comparison; lengths are shares of the larger value. */
export type ComparedFigure = {
  label: string
  before: string
  after: string
  beforeShare: number
  afterShare: number
  /** Of a figure that was entered by hand. */
  source: string
}

type Format = (value: number) => string
type Measured = { before?: StoredMeasurement | undefined; after?: StoredMeasurement | undefined }

export function comparedFigures(
  t: CaseT,
  locale: Locale,
  shown: Measured & { caseStudy: CaseStudy },
): ComparedFigure[] {
  return [...measuredFigures(t, locale, shown), ...shown.caseStudy.figures.map((one) => typedFigure(t, locale, one))]
}

function measuredFigures(t: CaseT, locale: Locale, { before, after }: Measured): ComparedFigure[] {
  const row = (label: string, pick: (of: StoredMeasurement) => number, format: Format = String): ComparedFigure => {
    const [one, other] = [before && pick(before), after && pick(after)]
    return { ...compared(label, one, other, format), source: '' }
  }
  if (!before && !after) return []
  const https = (of: StoredMeasurement | undefined) => (of ? t(of.isHttps ? 'https.yes' : 'https.no') : '')
  return [
    row(
      t('weight'),
      ({ weightBytes }) => weightBytes,
      (bytes) => formatBytes(locale, bytes),
    ),
    row(t('requests'), ({ requestCount }) => requestCount),
    row(t('thirdParties'), ({ thirdPartyCount }) => thirdPartyCount),
    row(t('htmlErrors'), ({ htmlErrorCount }) => htmlErrorCount),
    { label: t('https'), before: https(before), after: https(after), beforeShare: 0, afterShare: 0, source: '' },
    row(t('headers'), ({ missingHeaders }) => missingHeaders.length),
  ]
}

function typedFigure(
  t: CaseT,
  locale: Locale,
  { label, unit, before, after, source, date }: CaseFigure,
): ComparedFigure {
  const format = typedFormat(locale, unit)
  return {
    ...compared(inLanguage(label, locale), before ?? undefined, after, format),
    source: t('figureSource', { source: inLanguage(source, locale), date: formatLongDay(locale, date) }),
  }
}

const BYTE_UNITS: Record<string, string> = { kB: 'kilobyte', MB: 'megabyte' }

/** The owner types the unit once; the symbols of bytes are others in French. */
function typedFormat(locale: Locale, unit: string): Format {
  const byteUnit = BYTE_UNITS[unit]
  const number = new Intl.NumberFormat(INTL_LOCALE[locale], byteUnit ? { style: 'unit', unit: byteUnit } : {})
  return (value) => (byteUnit || !unit ? number.format(value) : `${number.format(value)} ${unit}`)
}

function compared(label: string, before: number | undefined, after: number | undefined, format: Format) {
  const largest = Math.max(before ?? 0, after ?? 0) || 1
  return {
    label,
    before: before === undefined ? '' : format(before),
    after: after === undefined ? '' : format(after),
    beforeShare: (before ?? 0) / largest,
    afterShare: (after ?? 0) / largest,
  }
}
