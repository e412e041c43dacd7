import { expect, test } from 'vitest'
import { auditFormats } from './audit-format.ts'

const nl = auditFormats('nl', 'Europe/Brussels')

test('a score is 100 only without lost points, and a lost point is never shown as zero', () => {
  expect([100, 99.97, 96.44, 0].map(nl.score)).toEqual(['100', '99,9', '96,4', '0'])
  expect([0.01, 2.5, 4].map(nl.points)).toEqual(['0,1', '2,5', '4'])
  // A sum of floating point numbers.
  expect(nl.score(100 - (0.1 + 0.2) * 10)).toBe('97')
})

test('changes have a sign; no change has none', () => {
  expect([2, -0.44, 0].map(nl.signed)).toEqual(['+2', '-0,4', '0'])
})

test('durations, sizes and shares in the units of the language', () => {
  expect([4100, 42_000, 130_000, 180_000].map(nl.duration)).toEqual(['4,1 sec', '42 sec', '2 min 10 sec', '3 min'])
  expect([820, 24_300, 1_540_000].map(nl.bytes)).toEqual(['0,8 kB', '24,3 kB', '1,5 MB'])
  expect(nl.percent(0.413)).toBe('41%')
  expect(auditFormats('fr', 'Europe/Brussels').percent(0.413).replace(/\s/, ' ')).toBe('41 %')
})

test('moments are shown in the time zone of the business', () => {
  expect(nl.moment('2025-03-02T01:30:00Z')).toContain('02:30')
  expect(nl.shortDay('2025-03-01T23:30:00Z')).toBe('2 mrt')
})
