import type { Locale } from '#kernel/locale.ts'
import type { Company } from '../../../model/company.schema.ts'
import { formatDecimal, parseDecimal } from '../draft-values.ts'

export type HoursDraft = Company['openingHours'][number] & { id: number }
export type PersonDraft = Company['people'][number] & { id: number }
export type CompanyDraft = Omit<Company, 'geo' | 'openingHours' | 'foundedYear' | 'people'> & {
  geo: { latitude: string; longitude: string }
  openingHours: HoursDraft[]
  foundedYear: string
  people: PersonDraft[]
}

export function toCompanyDraft(company: Company, locale: Locale): CompanyDraft {
  const { geo, openingHours, foundedYear, people, ...rest } = company
  const degrees = (value: number | undefined) => (value === undefined ? '' : formatDecimal(value, locale))
  return {
    ...rest,
    geo: { latitude: degrees(geo?.latitude), longitude: degrees(geo?.longitude) },
    openingHours: openingHours.map((hours, id) => ({ ...hours, id })),
    foundedYear: String(foundedYear ?? ''),
    people: people.map((person, id) => ({ ...person, id })),
  }
}

export function fromCompanyDraft(draft: CompanyDraft): Company {
  const { geo, openingHours, foundedYear, people, ...rest } = draft
  const isGiven = `${geo.latitude}${geo.longitude}`.trim() !== ''
  return {
    ...rest,
    geo: isGiven ? { latitude: parseDecimal(geo.latitude), longitude: parseDecimal(geo.longitude) } : null,
    openingHours: openingHours.map(({ id: _, ...hours }) => hours),
    foundedYear: foundedYear.trim() === '' ? null : Number(foundedYear),
    people: people.map(({ id: _, ...person }) => person),
  }
}
