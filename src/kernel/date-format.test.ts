import { expect, test } from 'vitest'
import { dateFormat, dayOfMonth } from './date-format.ts'

test.each([
  [{ dateStyle: 'full' }, 'jeudi 1er octobre 2026'],
  [{ dateStyle: 'medium' }, '1er oct. 2026'],
  [{ weekday: 'short', day: 'numeric' }, 'jeu. 1er'],
  [{ dateStyle: 'long', timeStyle: 'short' }, '1er octobre 2026 à 11:01'],
  [{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }, '1er oct., 11:01'],
  [{ dateStyle: 'short' }, '1/10/26'],
  [{ hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset' }, '11:01 UTC+1'],
  [{ month: 'long', year: 'numeric' }, 'octobre 2026'],
] as const)('the first day of a month is 1er in French, a number in other words is not: %j', (options, expected) => {
  const format = dateFormat('fr', { ...options, timeZone: 'Africa/Lagos' })
  expect(format.format(new Date('2026-10-01T10:01:00Z'))).toBe(expected)
})

test('only the first day is 1er, and only in French; ranges too', () => {
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const [first, eleventh] = [new Date('2026-10-01'), new Date('2026-10-11')]
  expect(dateFormat('fr', options).formatRange(first, eleventh)).toMatch(/^1er\s?[–-]\s?11 octobre$/)
  expect(['21', '31'].map((day) => dateFormat('fr', options).format(new Date(`2026-10-${day}`)))).toEqual([
    '21 octobre',
    '31 octobre',
  ])
  expect([dateFormat('nl', options).format(first), dateFormat('en', options).format(first)]).toEqual([
    '1 oktober',
    '1 October',
  ])
  expect([dayOfMonth('fr', '2026-10-01'), dayOfMonth('fr', '2026-10-11'), dayOfMonth('nl', '2026-10-01')]).toEqual([
    '1er',
    '11',
    '1',
  ])
})
