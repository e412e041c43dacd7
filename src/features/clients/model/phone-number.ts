import { z } from 'zod'

/** A national or international number with the separators that people type: 6 to 20 digits. Empty: no number. */
const PHONE_NUMBER = /^(?:\+?(?:[ ()/-]*\d){6,20}[ ()/-]*)?$/

/** Pasted numbers have invisible marks, dots and special dashes; `00` and `(0)` cannot be dialled from everywhere. */
function normalizePhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[.\s]+/g, ' ')
    .trim()
    .replace(/^00 ?/, '+')
    .replace(/^(\+[\d ]+?) ?\(0\) ?/, '$1 ')
}

/** `invalid` is a translation key, used by both the form and the API. */
export const phoneNumber = (invalid: string) =>
  z.string(invalid).overwrite(normalizePhone).max(40, invalid).regex(PHONE_NUMBER, invalid)

/** What a phone dials. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
