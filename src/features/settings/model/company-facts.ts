import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Company } from './company.schema.ts'
import { formatList } from './list-format.ts'

const REGISTER_NAME: { readonly [L in Locale]: string } = {
  nl: 'RPR',
  en: 'RPR (Register of Legal Entities)',
  fr: 'RPM',
}
/** In Belgium the VAT number is the company number. */
const VAT_NAME: { readonly [L in Locale]: string } = {
  nl: 'ondernemings- en btw-nummer',
  en: 'company and VAT number',
  fr: 'numéro d’entreprise et de TVA',
}
/** A sentence with more names is hard to read. */
const MAX_NAMES_IN_SENTENCE = 4

/** Company facts by the name of their `{placeholder}`. An unknown fact is an empty text. */
export function companyPlaceholders(company: Company, locale: Locale) {
  const { name, email, phone, vatNumber, registerCourt, foundedYear } = company
  const court = inLocale(registerCourt, locale)
  return {
    companyName: name,
    companyLegalName: legalName(company, locale),
    companyEmail: email,
    companyPhone: phone,
    companyAddress: companyAddress(company, locale),
    companyCity: cityName(company, locale),
    companyVat: vatNumber,
    companyCourt: court,
    companyRegister: court && `${REGISTER_NAME[locale]} ${court}`,
    companySince: foundedYear === null ? '' : String(foundedYear),
    companyPeople: peopleNames(company, locale),
  }
}

/** Reserved for examples and tests (RFC 2606): no email to such a domain arrives. */
const RESERVED_DOMAIN = /[@.](example|test|invalid|localhost)$/i

/** The address that emails can reach; empty if the company has none, or a made-up one such as that of the demo. */
export function reachableEmail({ email }: Pick<Company, 'email'>): string {
  return RESERVED_DOMAIN.test(email) ? '' : email
}

/** On one line. */
export function companyAddress(company: Company, locale: Locale): string {
  return addressLines(company, locale).join(', ')
}

/** Street; postal code and town. */
export function addressLines(company: Company, locale: Locale): string[] {
  return [company.street, `${company.postalCode} ${cityName(company, locale)}`.trim()].filter(Boolean)
}

/** During a rolling update the company may come from a process of the release before, which has no `cityNames`. */
export function cityName(company: Omit<Company, 'cityNames'> & Partial<Company>, locale: Locale): string {
  const { city, cityNames } = company
  return city && (cityNames?.[locale] || city)
}

/** Legal identity on one line, as Belgian law asks on sites and in emails; at least the name. */
export function legalLine(company: Company, locale: Locale): string {
  const { companyLegalName, companyAddress, companyVat, companyRegister } = companyPlaceholders(company, locale)
  const vat = companyVat && `${VAT_NAME[locale]} ${companyVat}`
  return [companyLegalName, companyAddress, vat, companyRegister].filter(Boolean).join(' · ')
}

/** The text of the language, or the first language that has one. */
export function inLocale(texts: Record<Locale, string>, locale: Locale): string {
  return texts[locale] || LOCALES.map((one) => texts[one]).find(Boolean) || ''
}

/** Name with the legal form, unless the name ends with it. */
function legalName({ name, legalForm }: Company, locale: Locale): string {
  const form = inLocale(legalForm, locale)
  return !form || ` ${name}`.toLowerCase().endsWith(` ${form.toLowerCase()}`) ? name : `${name} ${form}`
}

function peopleNames({ people }: Company, locale: Locale): string {
  if (people.length > MAX_NAMES_IN_SENTENCE) return ''
  return formatList(
    locale,
    people.map(({ name }) => name),
  )
}
