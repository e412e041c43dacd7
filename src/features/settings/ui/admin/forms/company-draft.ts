import type { Locale } from '#kernel/locale.ts'
import type { Company } from '../../../model/company.schema.ts'
import { formatDecimal, parseDecimal } from '../draft-values.ts'

export type HoursDraft = Company['openingHours'][number] & { id: number }
export type CompanyDraft = Omit<Company, 'geo' | 'openingHours'> & {
  geo: { latitude: string; longitude: string }
  openingHours: HoursDraft[]
}

export function toCompanyDraft({ geo, openingHours, ...rest }: Company, locale: Locale): CompanyDraft {
  const degrees = (value: number | undefined) => (value === undefined ? '' : formatDecimal(value, locale))
  return {
    ...rest,
    geo: { latitude: degrees(geo?.latitude), longitude: degrees(geo?.longitude) },
    openingHours: openingHours.map((hours, id) => ({ ...hours, id })),
  }
}

export function fromCompanyDraft({ geo, openingHours, ...rest }: CompanyDraft): Company {
  const isGiven = `${geo.latitude}${geo.longitude}`.trim() !== ''
  return {
    ...rest,
    geo: isGiven ? { latitude: parseDecimal(geo.latitude), longitude: parseDecimal(geo.longitude) } : null,
    openingHours: openingHours.map(({ id: _, ...hours }) => hours),
  }
}
