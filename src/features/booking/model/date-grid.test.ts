import { expect, test } from 'vitest'
import { sameDayInMonth } from '#kernel/calendar.ts'
import { dateAfterKey } from './date-grid.ts'

const bounds = { first: '2026-11', last: '2027-03' }

test('arrow keys move by day and week, across months and years', () => {
  expect(dateAfterKey('2026-11-30', 'ArrowRight', bounds)).toBe('2026-12-01')
  expect(dateAfterKey('2027-01-01', 'ArrowLeft', bounds)).toBe('2026-12-31')
  expect(dateAfterKey('2026-11-26', 'ArrowDown', bounds)).toBe('2026-12-03')
  expect(dateAfterKey('2026-12-03', 'ArrowUp', bounds)).toBe('2026-11-26')
})

test('Home and End move to the ends of the week, also into an adjacent month', () => {
  expect([dateAfterKey('2026-12-02', 'Home', bounds), dateAfterKey('2026-12-02', 'End', bounds)]).toEqual([
    '2026-11-30',
    '2026-12-06',
  ])
})

test('Page Up and Page Down move by month: to the same day, or the last one of a shorter month', () => {
  expect(dateAfterKey('2026-12-15', 'PageDown', bounds)).toBe('2027-01-15')
  expect(dateAfterKey('2027-01-31', 'PageDown', bounds)).toBe('2027-02-28')
  expect(dateAfterKey('2027-01-31', 'PageUp', bounds)).toBe('2026-12-31')
  expect(sameDayInMonth('2028-02', '2028-01-30')).toBe('2028-02-29')
})

test('keys do not leave the allowed months, and other keys are ignored', () => {
  expect(dateAfterKey('2026-11-01', 'ArrowLeft', bounds)).toBe('2026-11-01')
  expect(dateAfterKey('2026-11-12', 'PageUp', bounds)).toBe('2026-11-12')
  expect(dateAfterKey('2027-03-31', 'ArrowDown', bounds)).toBe('2027-03-31')
  expect(dateAfterKey('2026-11-12', 'a', bounds)).toBeUndefined()
  expect(dateAfterKey('2026-11-12', 'Enter', bounds)).toBeUndefined()
})
