import { colon, type Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { settingsTexts } from '../messages/index.ts'
import type { nl } from '../messages/nl.ts'
import type { Company } from '../model/company.schema.ts'
import { companyPlaceholders, inLocale } from '../model/company-facts.ts'
import { formatOpeningHours } from '../model/format-opening-hours.ts'

/** Contact details of the company as labelled lines; empty fields are left out. */
export async function companyLines(
  ctx: { db: Db },
  company: Company,
  locale: Locale,
): Promise<{ contact: string[]; location: string[] }> {
  const t = await loadPublicT(ctx, locale, settingsTexts, 'markdown')
  const labelled = (label: keyof typeof nl, value: string) => (value ? [`${t(label)}${colon(locale)} ${value}`] : [])
  const { name, phone, email, vatNumber, openingHours, people } = company
  const { companyLegalName, companyAddress, companyRegister } = companyPlaceholders(company, locale)
  const semicolon = locale === 'fr' ? '\u202f; ' : '; '
  const hours = openingHours.map((one) => formatOpeningHours(one, locale)).join(semicolon)
  const staff = people
    .map((one) => [one.name, inLocale(one.role, locale), one.phone].filter(Boolean).join(', '))
    .join(semicolon)
  return {
    contact: [
      ...labelled('phone', phone),
      ...labelled('email', email),
      ...labelled('legalName', companyLegalName === name ? '' : companyLegalName),
      ...labelled('vatNumber', vatNumber),
      ...labelled('register', companyRegister),
      ...labelled('openingHours', hours),
      ...labelled('people', staff),
    ],
    location: companyAddress ? labelled('address', `${name}, ${companyAddress}`) : [],
  }
}
