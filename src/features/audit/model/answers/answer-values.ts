import { foldText } from '#kernel/normalize-text.ts'

const WRITTEN_NUMBER = String.raw`(?<!\d)(\d{1,6}(?:[\s\u202f.,]\d{3}){0,2}(?:[.,]\d{1,2})?)(?!\d)`
const AMOUNT = RegExp(
  String.raw`(?:€|\beur(?:os?)?\b)\s?${WRITTEN_NUMBER}|${WRITTEN_NUMBER}\s?(?:€|\beur(?:os?)?\b)`,
  'gi',
)

/** Amounts of money: `€ 1.250,50`, `EUR 25`, `25 euro`, `€25.50`. */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(AMOUNT)].map(([, after, before]) => toAmount(after ?? before ?? ''))
}

function toAmount(written: string): number {
  const digits = written.replace(/[\s\u202f]/g, '')
  const [, whole = digits, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? []
  return Number(`${whole.replace(/[.,]/g, '')}.${cents || 0}`)
}

/** Times of the day in minutes: `9:00`, `09.30`, `9 uur`, `17h`, `9 am`, `5.30 pm`. */
export function timesIn(text: string): number[] {
  const found = foldText(text).matchAll(
    /(?<![\d.,])(\d{1,2})(?:\s?(?::|\.|h|u|uur|heures?)\s?([0-5]\d)?(?!\d))?\s?(am|pm|a\.m\.|p\.m\.)?/g,
  )
  return [...found].flatMap(([written, hour, minute = '0', half]) => {
    const isTime = Boolean(half) || /\d\s?(?::|\.)\s?\d\d|\d\s?(?:h|u|uur|heures?)(?![a-z])/.test(written)
    const hours = (Number(hour) % (half ? 12 : 25)) + (half?.startsWith('p') ? 12 : 0)
    return isTime ? [hours * 60 + Number(minute)] : []
  })
}

const UNIT =
  '(?:minu(?:ut|ten|tes?)|uur|uren|hours?|heures?|werkdag(?:en)?|dag(?:en)?|(?:working |business )?days?|jours?(?: ouvrables?)?|we(?:ek|ken|eks?)|semaines?|maand(?:en)?|months?|mois|ja(?:ar|ren)|years?|ans?)'
const NUMBER =
  '(?:\\d{1,4}|een|één|twee|drie|vier|vijf|zes|acht|tien|one|two|three|four|five|six|eight|ten|an?|un|une|deux|trois|quatre|cinq|dix|halve|half|dezelfde|the same|le meme)'
const DURATION = RegExp(`\\b${NUMBER}(?:\\s?(?:-|–|tot|a|to|and|en|et)\\s?${NUMBER})?[\\s-]${UNIT}\\b`)
const WEEKS = /(?<!\d)(\d{1,3})(?:\s?(?:-|–|tot|a|to)\s?(\d{1,3}))?\s(?:we(?:ek|ken|eks?)|semaines?)\b/g

export function hasDuration(text: string): boolean {
  return DURATION.test(foldText(text))
}

export function weeksIn(text: string): { from: number; to: number }[] {
  return [...foldText(text).matchAll(WEEKS)].map(([, from, to = from]) => ({ from: Number(from), to: Number(to) }))
}

/** Phone numbers by their last eight digits, so that `03 555 01 23` equals `+32 3 555 01 23`. */
export function phonesIn(text: string): string[] {
  return [...text.matchAll(/(?:\+|\(?0)\d[\d\s().\-/]{6,18}\d/g)].map(([written]) => phoneKey(written))
}

export function phoneKey(written: string): string {
  return written.replace(/\D/g, '').slice(-8)
}

const METHOD =
  /\b(?:bancontact|visa|mastercard|maestro|paypal|payconiq|ideal|klarna|mollie|stripe|apple pay|google pay|bitcoin|cash|contant|especes|overschrijv\w*|bank ?transfer\w*|virements?|factu(?:ur|ren|re|res)|invoices?|kredietkaart\w*|bankkaart\w*|credit cards?|cartes? (?:de credit|bancaires?)|domicilier\w*|direct debit|domiciliation|cheques?|maaltijdcheques?|ecocheques?)\b/g
const INSTALMENT =
  /\b(?:schijven|termijnen|gespreid|instalments?|tranches?|plusieurs fois)\b|\b(?:helft|half|moitie)\b|\b\d{1,3}\s?%/

export function paymentMethodsIn(text: string): string[] {
  return [...foldText(text).matchAll(METHOD)].map(([method]) => method)
}

export function hasPaymentTerms(text: string): boolean {
  return INSTALMENT.test(foldText(text))
}

const LANGUAGE_NAMES = {
  nl: /\bnederlands|\bvlaams|\bdutch|\bneerlandais/,
  fr: /\bfrans\b|\bfranstalig|\bfrench|\bfrancais/,
  en: /\bengels|\benglish|\banglais/,
  de: /\bduits|\bgerman\b|\ballemand/,
  es: /\bspaans|\bspanish|\bespagnol/,
  it: /\bitaliaans|\bitalian|\bitalien/,
}

export function languagesIn(text: string): string[] {
  const folded = foldText(text)
  return Object.entries(LANGUAGE_NAMES).flatMap(([code, pattern]) => (pattern.test(folded) ? [code] : []))
}
