import { expect, test } from 'vitest'
import { estimateCountry } from './estimate-country.ts'

test.each([
  ['Europe/Brussels', undefined, 'BE'],
  ['Europe/Brussels', 'nl-BE,nl;q=0.9', 'BE'],
  ['Europe/Paris', 'fr-BE,fr;q=0.9', 'BE'],
  ['Europe/Amsterdam', 'nl,en;q=0.8', 'NL'],
  ['Europe/London', 'nl-BE', 'GB'],
  ['Europe/Brussels', 'en-US,en;q=0.5', 'BE'],
  ['America/New_York', 'en-US', 'US'],
  ['Etc/UTC', 'nl-BE', null],
  ['toString', 'nl-BE', null],
  [undefined, 'nl-BE', null],
])('%s with %s is %s', (zone, languages, country) => {
  expect(estimateCountry(zone, languages)).toBe(country)
})
