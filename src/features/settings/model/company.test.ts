import { expect, test } from 'vitest'
import { company, UNNAMED_COMPANY } from './company.ts'

const zoneOf = (timeZone: string) => company.safeParse({ ...UNNAMED_COMPANY, timeZone }).data?.timeZone

test('a time zone is kept by the name that calendars know it by', () => {
  expect(zoneOf(' europe/brussels ')).toBe('Europe/Brussels')
  expect(zoneOf('AMERICA/NEW_YORK')).toBe('America/New_York')
  // A newer name than the browser's own list has.
  expect(zoneOf('Europe/Kyiv')).toBe('Europe/Kyiv')
})

test.each(['+02:00', '-05:00', 'Europe/Antwerp', 'Brussels', ''])('%s is no time zone', (name) => {
  expect(zoneOf(name)).toBeUndefined()
})
