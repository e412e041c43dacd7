/** Rules for the numbers of a company, per country. A broken rule is a warning: there are exceptions to each. */
const COUNTRIES = ['BE', 'NL', 'FR', 'LU', 'DE'] as const
type Country = (typeof COUNTRIES)[number]

const VAT_RULES: { readonly [Code in Country]: { format: RegExp; hasCheckDigits: (digits: string) => boolean } } = {
  /** The last two digits are 97 minus the others modulo 97. */
  BE: { format: /^[01]\d{9}$/, hasCheckDigits: (text) => 97 - (Number(text.slice(0, 8)) % 97) === lastTwo(text) },
  /** Companies: 11-test of the fiscal number. Sole traders since 2020: modulo 97 of the whole. */
  NL: {
    format: /^\d{9}B\d{2}$/,
    hasCheckDigits: (text) => passesElevenTest(text.slice(0, 9)) || modulo97(lettersAsNumbers(`NL${text}`)) === 1,
  },
  /** Only numeric keys have a published formula. The rest is the SIREN, with a Luhn check digit. */
  FR: {
    format: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
    hasCheckDigits(text) {
      const [key, siren] = [text.slice(0, 2), text.slice(2)]
      if (!/^\d\d$/.test(key)) return passesLuhn(siren)
      return (12 + 3 * (Number(siren) % 97)) % 97 === Number(key)
    },
  },
  /** The last two digits are the others modulo 89. */
  LU: { format: /^\d{8}$/, hasCheckDigits: (text) => Number(text.slice(0, 6)) % 89 === lastTwo(text) },
  /** ISO 7064, MOD 11,10. */
  DE: { format: /^[1-9]\d{8}$/, hasCheckDigits: passesMod1110 },
}

/** A prefix decides over the country: a company may have the number of another one. Unknown countries have no rule. */
export function findVatProblem(countryCode: string, vatNumber: string): 'format' | 'checkDigits' | undefined {
  const text = vatNumber.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const prefix = COUNTRIES.find((code) => text.startsWith(code))
  const country = prefix ?? COUNTRIES.find((code) => code === countryCode)
  if (!text || !country || (!prefix && /^[A-Z]{2}/.test(text) && country !== 'FR')) return undefined
  const { format, hasCheckDigits } = VAT_RULES[country]
  const number = prefix ? text.slice(2) : text
  if (!format.test(number)) return 'format'
  return hasCheckDigits(number) ? undefined : 'checkDigits'
}

/** National numbers without the trunk prefix. */
const PHONE_RULES: { readonly [Code in Country]: { code: string; trunk: string; national: RegExp } } = {
  BE: { code: '32', trunk: '0', national: /^(?:4[5-9]\d{7}|(?:[1-35-9]\d|4[0-4])\d{6})$/ },
  NL: { code: '31', trunk: '0', national: /^(?:[1-9]\d{8}|(?:800|90[069])\d{4,7})$/ },
  FR: { code: '33', trunk: '0', national: /^[1-9]\d{8}$/ },
  LU: { code: '352', trunk: '', national: /^[2-9]\d{3,10}$/ },
  DE: { code: '49', trunk: '0', national: /^[1-9]\d{5,12}$/ },
}
/** E.164. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/

export function isPhoneLikely(countryCode: string, phone: string): boolean {
  if (!phone.trim()) return true
  // "+32 (0)3 …" shows both ways to dial.
  const text = phone
    .replace(/\(0\)/g, '')
    .replace(/[\s().\-/\u00a0]/g, '')
    .replace(/^00/, '+')
  const byCode = COUNTRIES.find((country) => text.startsWith(`+${PHONE_RULES[country].code}`))
  if (byCode) return PHONE_RULES[byCode].national.test(text.slice(1 + PHONE_RULES[byCode].code.length))
  if (text.startsWith('+')) return INTERNATIONAL.test(text)
  const own = COUNTRIES.find((country) => country === countryCode)
  if (!own) return /^\d{4,15}$/.test(text)
  const { trunk, national } = PHONE_RULES[own]
  return text.startsWith(trunk) && national.test(text.slice(trunk.length))
}

/** The prefix of the country, as in "B-2000", is accepted. */
const POSTAL_CODES: { readonly [Code in Country]: RegExp } = {
  BE: /^(?:B-?)?[1-9]\d{3}$/,
  NL: /^(?:NL-?)?[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/,
  FR: /^(?:F-?)?(?:0[1-9]|[1-8]\d|9[0-58]|97)\d{3}$/,
  LU: /^(?:L-?)?[1-9]\d{3}$/,
  DE: /^(?:D-?)?(?:0[1-9]|[1-9]\d)\d{3}$/,
}

export function isPostalCodeLikely(countryCode: string, postalCode: string): boolean {
  const text = postalCode.trim().toUpperCase()
  const country = COUNTRIES.find((code) => code === countryCode)
  return !text || !country || POSTAL_CODES[country].test(text)
}

function lastTwo(text: string): number {
  return Number(text.slice(-2))
}

/** Weights 9 to 2; the remainder is the last digit. */
function passesElevenTest(text: string): boolean {
  const sum = Array.from(text.slice(0, 8), Number).reduce((total, digit, index) => total + digit * (9 - index), 0)
  return sum % 11 === Number(text.at(-1))
}

/** A is 10, Z is 35. */
function lettersAsNumbers(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
}

function modulo97(digits: string): number {
  return Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0)
}

function passesLuhn(text: string): boolean {
  const digits = Array.from(text, Number).reverse()
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function passesMod1110(text: string): boolean {
  const product = Array.from(text.slice(0, -1), Number).reduce((previous, digit) => {
    const sum = (digit + previous) % 10 || 10
    return (sum * 2) % 11
  }, 10)
  return (11 - product) % 10 === Number(text.at(-1))
}
