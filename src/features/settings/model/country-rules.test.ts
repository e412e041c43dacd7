import { expect, test } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { findVatProblem, isPhoneLikely, isPostalCodeLikely } from './country-rules.ts'

// Numbers of public bodies and of well-known companies, from their imprints.
test.each([
  ['BE', 'BE 0203.201.340'],
  ['BE', '0403.170.701'],
  ['BE', ''],
  ['NL', 'NL004495445B01'],
  ['NL', 'NL123456789B13'],
  ['FR', 'FR 40 303 265 045'],
  ['FR', 'FR 61 954 506 077'],
  ['FR', '40303265045'],
  ['FR', 'FR K7 399 859 412'],
  ['LU', 'LU 150 274 42'],
  ['DE', 'DE 136,695 976'],
  ['BE', 'LU15027442'],
  ['AT', 'ATU13585627'],
  ['BE', 'ATU13585627'],
])('%s: “%s” raises no warning', (country, vatNumber) => {
  expect(findVatProblem(country, vatNumber)).toBeUndefined()
})

test.each([
  ['BE', 'BE 0203.201.341'],
  ['BE', 'BE 0302.201.340'],
  ['NL', 'NL004495446B01'],
  ['FR', 'FR 41 303 265 045'],
  ['FR', 'FR K7 399 859 413'],
  ['LU', 'LU15027443'],
  ['DE', 'DE136695977'],
])('%s: “%s” has wrong check digits', (country, vatNumber) => {
  expect(findVatProblem(country, vatNumber)).toBe('checkDigits')
})

test.each([
  ['BE', 'BE 203.201.34'],
  ['BE', '2203201340'],
  ['NL', '004495445'],
  ['FR', 'FR 303 265 045'],
  ['LU', 'LU1502744'],
  ['DE', 'DE036695976'],
])('%s: “%s” has the wrong format', (country, vatNumber) => {
  expect(findVatProblem(country, vatNumber)).toBe('format')
})

test.each([
  ['BE', '+32 3 555 01 23'],
  ['BE', '03/555.01.23'],
  ['BE', '0470 12 34 56'],
  ['BE', '+32 (0)2 552 11 11'],
  ['NL', '+31 20 123 4567'],
  ['NL', '0800-1234'],
  ['FR', '01 42 76 40 40'],
  ['LU', '+352 4796-1'],
  ['LU', '26 12 34'],
  ['DE', '+49 30 901820'],
  ['BE', '+44 20 7946 0958'],
  ['AT', '0123 4567'],
  ['BE', ''],
])('%s: “%s” may be a phone number', (country, phone) => {
  expect(isPhoneLikely(country, phone)).toBe(true)
})

test.each([
  ['BE', '3 555 01 23'],
  ['BE', '+32 3 555 01'],
  ['BE', '0470 12 34 5'],
  ['NL', '020 123 456'],
  ['FR', '+33 0 42 76 40 40'],
  ['LU', '+352 12'],
  ['DE', '030'],
  ['BE', 'bel ons'],
  ['BE', '+12'],
])('%s: “%s” raises a warning', (country, phone) => {
  expect(isPhoneLikely(country, phone)).toBe(false)
})

test.each([
  ['BE', '2000', true],
  ['BE', 'B-2000', true],
  ['BE', '0200', false],
  ['BE', '20000', false],
  ['NL', '1012 AB', true],
  ['NL', '1012ab', true],
  ['NL', '1012', false],
  ['NL', '1012 SS', false],
  ['FR', '75001', true],
  ['FR', '97400', true],
  ['FR', '99000', false],
  ['LU', 'L-1855', true],
  ['LU', '855', false],
  ['DE', '01067', true],
  ['DE', '00123', false],
  ['GB', 'SW1A 1AA', true],
  ['BE', '', true],
])('%s: postal code “%s”', (country, postalCode, isLikely) => {
  expect(isPostalCodeLikely(country, postalCode)).toBe(isLikely)
})

test('the demo company raises no warning', () => {
  const { countryCode, vatNumber, phone, postalCode } = DEMO_COMPANY
  expect(findVatProblem(countryCode, vatNumber)).toBeUndefined()
  expect([isPhoneLikely(countryCode, phone), isPostalCodeLikely(countryCode, postalCode)]).toEqual([true, true])
})
