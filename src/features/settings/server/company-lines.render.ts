import { colon, type Locale } from '#kernel/locale.ts'
import { createT, loadTexts } from '#platform/i18n/texts.ts'
import { settingsTexts } from '../messages/index.ts'
import type { nl } from '../messages/nl.ts'
import type { Company } from '../model/company.schema.ts'
import { companyAddress, companyPlaceholders, inLocale } from '../model/company-facts.ts'
import { formatOpeningHours } from '../model/format-opening-hours.ts'

/** Contact details of the company as labelled lines; empty fields are left out. */
export async function companyLines(
  company: Company,
  locale: Locale,
): Promise<{ contact: string[]; location: string[] }> {
  const { texts } = await loadTexts(locale, settingsTexts)
  const t = createT<typeof nl>(locale, texts.settings!)
  const labelled = (label: keyof typeof nl, value: string) => (value ? [`${t(label)}${colon(locale)} ${value}`] : [])
  const { name, phone, email, vatNumber, openingHours, people } = company
  const { companyLegalName, companyRegister } = companyPlaceholders(company, locale)
  const hours = openingHours.map((one) => formatOpeningHours(one, locale)).join('; ')
  return {
    contact: [
      ...labelled('phone', phone),
      ...labelled('email', email),
      ...labelled('legalName', companyLegalName === name ? '' : companyLegalName),
      ...labelled('vatNumber', vatNumber),
      ...labelled('register', companyRegister),
      ...labelled('openingHours', hours),
      ...labelled('people', people.map((one) => personLine(one, locale)).join('; ')),
    ],
    location: companyAddress(company) ? labelled('address', `${name}, ${companyAddress(company)}`) : [],
  }
}

function personLine({ name, role }: Company['people'][number], locale: Locale): string {
  return [name, inLocale(role, locale)].filter(Boolean).join(', ')
}
