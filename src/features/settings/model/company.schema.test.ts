import { expect, test } from 'vitest'
import { company, companySetting } from './company.schema.ts'

const zoneOf = (timeZone: string) => company.safeParse({ ...companySetting.initial, timeZone }).data?.timeZone

test('a time zone is stored under its canonical spelling', () => {
  expect(zoneOf(' europe/brussels ')).toBe('Europe/Brussels')
  expect(zoneOf('AMERICA/NEW_YORK')).toBe('America/New_York')
  // A newer name than those in the browser's list.
  expect(zoneOf('Europe/Kyiv')).toBe('Europe/Kyiv')
})

test.each(['+02:00', '-05:00', 'Europe/Antwerp', 'Brussels', ''])('%s is not a time zone', (name) => {
  expect(zoneOf(name)).toBeUndefined()
})

test('a country is a code, a name is visible, and duplicate weekdays are removed', () => {
  const parse = (change: object) => company.safeParse({ ...companySetting.initial, ...change })
  for (const countryCode of ['<>', 'be', 'BEL', '']) expect(parse({ countryCode }).success, countryCode).toBe(false)
  expect(parse({ name: '\u200b\u200b' }).success).toBe(false)
  expect(parse({ name: 'Studio\u202e Cyaan\n' }).data?.name).toBe('Studio Cyaan')
  const openingHours = [{ days: [5, 1, 1], opens: '09:00', closes: '17:00' }]
  expect(parse({ openingHours }).data?.openingHours[0]?.days).toEqual([1, 5])
})

test('an invalid opening time is reported once, without a remark about the order', () => {
  const errorsOf = (opens: string, closes: string) => {
    const parsed = company.safeParse({ ...companySetting.initial, openingHours: [{ days: [1], opens, closes }] })
    return parsed.error?.issues.map(({ path }) => path.join('.')) ?? []
  }
  expect(errorsOf('9', '17:00')).toEqual(['openingHours.0.opens'])
  expect(errorsOf('18:00', '17:00')).toEqual(['openingHours.0.closes'])
})
