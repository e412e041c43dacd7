import { colon, type Locale } from '#kernel/locale.ts'
import { createT, loadTexts } from '#platform/i18n/texts.ts'
import { settingsTexts } from '../messages/index.ts'
import type { nl } from '../messages/nl.ts'
import type { Company } from '../model/company.schema.ts'
import { formatOpeningHours } from '../model/format-opening-hours.ts'

/** Contact details of the company as labelled lines; empty fields are left out. */
export async function companyLines(
  company: Company,
  locale: Locale,
): Promise<{ contact: string[]; location: string[] }> {
  const { texts } = await loadTexts(locale, settingsTexts)
  const t = createT<typeof nl>(locale, texts.settings!)
  const labelled = (label: keyof typeof nl, value: string) => (value ? [`${t(label)}${colon(locale)} ${value}`] : [])
  const { name, street, postalCode, city, phone, email, vatNumber, openingHours } = company
  const hours = openingHours.map((one) => formatOpeningHours(one, locale)).join('; ')
  return {
    contact: [
      ...labelled('phone', phone),
      ...labelled('email', email),
      ...labelled('vatNumber', vatNumber),
      ...labelled('openingHours', hours),
    ],
    location: street ? labelled('address', [name, street, `${postalCode} ${city}`.trim()].join(', ')) : [],
  }
}
