import type { Company } from '#features/settings/model/company.schema.ts'
import { companyAddress, inLocale } from '#features/settings/model/company-facts.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { BookingSettings, RequestType } from './booking-settings.schema.ts'

type PlaceSource = { company: Company; settings: Pick<BookingSettings, 'places'> }

/** Where an appointment of this type takes place; empty if neither a place nor an address is set. */
export function placeOf({ company, settings }: PlaceSource, type: RequestType, locale: Locale): string {
  return inLocale(settings.places[type], locale) || companyAddress(company, locale)
}

export function localizedPlaceOf(source: PlaceSource, type: RequestType): Record<Locale, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, placeOf(source, type, locale)])) as Record<Locale, string>
}
