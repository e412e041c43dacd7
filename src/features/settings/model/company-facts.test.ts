import { expect, test } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { LOCALES } from '#kernel/locale.ts'
import { type Company, company, companySetting } from './company.schema.ts'
import { companyAddress, companyPlaceholders, legalLine } from './company-facts.ts'

const empty = companySetting.initial

test('the legal line has what is known, without gaps', () => {
  expect(legalLine(DEMO_COMPANY, 'nl')).toBe(
    'Studio Cyaan BV · Voorbeeldstraat 12, 2000 Antwerpen · ondernemings- en btw-nummer BE 0123.456.749 · RPR Antwerpen, afdeling Antwerpen',
  )
  expect(legalLine(DEMO_COMPANY, 'fr')).toMatch(/^Studio Cyaan SRL · .* · RPM Anvers, division Anvers$/)
  expect(legalLine(DEMO_COMPANY, 'en')).toContain('RPR (Register of Legal Entities)')
  expect(LOCALES.map((locale) => legalLine(empty, locale))).toEqual(['Cyaan', 'Cyaan', 'Cyaan'])
  expect(legalLine({ ...empty, city: 'Gent' }, 'nl')).toBe('Cyaan · Gent')
  expect(legalLine({ ...empty, street: 'Kaai 2' }, 'nl')).toBe('Cyaan · Kaai 2')
})

test('a town has a name per language, or one name for all', () => {
  const cityOf = (company: Company) => LOCALES.map((locale) => companyPlaceholders(company, locale).companyCity)
  expect(cityOf(DEMO_COMPANY)).toEqual(['Antwerpen', 'Antwerp', 'Anvers'])
  expect(cityOf({ ...empty, city: 'Liège', cityNames: { nl: 'Luik', en: '', fr: '' } })).toEqual([
    'Luik',
    'Liège',
    'Liège',
  ])
  expect(cityOf({ ...empty, city: 'Gent' })).toEqual(['Gent', 'Gent', 'Gent'])
  expect(cityOf({ ...DEMO_COMPANY, city: '' })).toEqual(['', '', ''])
  expect(companyAddress(DEMO_COMPANY, 'fr')).toBe('Voorbeeldstraat 12, 2000 Anvers')
})

test('a company without town names per language, as an older release saves it, is accepted', () => {
  const { cityNames: _, ...older } = DEMO_COMPANY
  expect(company.parse(older).cityNames).toEqual({ nl: '', en: '', fr: '' })
})

test('the legal form is not repeated, and a missing language uses another one', () => {
  const legalNameOf = (name: string) =>
    companyPlaceholders({ ...empty, name, legalForm: { nl: 'BV', en: '', fr: '' } }, 'en').companyLegalName
  expect(legalNameOf('Bakkerij Rita')).toBe('Bakkerij Rita BV')
  expect(legalNameOf('Bakkerij Rita bv')).toBe('Bakkerij Rita bv')
  expect(legalNameOf('Studio ABV')).toBe('Studio ABV BV')
})

test('up to four people are named in a sentence', () => {
  const namesOf = (count: number) =>
    companyPlaceholders({ ...empty, people: Array.from({ length: count }, () => DEMO_COMPANY.people[0]!) }, 'fr')
      .companyPeople
  expect(namesOf(0)).toBe('')
  expect(namesOf(2)).toBe('Lotte Janssens et Lotte Janssens')
  expect(namesOf(4)).not.toBe('')
  expect(namesOf(5)).toBe('')
  expect(companyPlaceholders(empty, 'nl').companySince).toBe('')
})

test('a founding year is a past year, and a person has a name', () => {
  const accepts = (change: object) => company.safeParse({ ...empty, ...change }).success
  expect(accepts({ foundedYear: null })).toBe(true)
  expect(accepts({ foundedYear: new Date().getFullYear() })).toBe(true)
  for (const foundedYear of [Number.NaN, 18, 2018.5, new Date().getFullYear() + 1, '2018'])
    expect(accepts({ foundedYear }), String(foundedYear)).toBe(false)
  const role = { nl: '', en: '', fr: '' }
  expect(accepts({ people: [{ name: 'Rita', role }] })).toBe(true)
  expect(accepts({ people: [{ name: ' ', role }] })).toBe(false)
  expect(accepts({ people: Array.from({ length: 13 }, () => ({ name: 'Rita', role })) })).toBe(false)
})
