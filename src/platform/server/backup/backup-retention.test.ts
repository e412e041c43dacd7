import { expect, test } from 'vitest'
import { addDays } from '#kernel/calendar.ts'
import { expiredBackups } from './backup-retention.ts'

/** Runs the retention every night, as the job does. */
function remainingAfter(nights: number, first = '2025-01-01'): string[] {
  let stored: string[] = []
  for (let night = 0; night < nights; night++) {
    stored.push(addDays(first, night))
    const expired = expiredBackups(stored)
    stored = stored.filter((day) => !expired.includes(day))
  }
  return stored
}

test('seven days, four weeks and six months remain after a year', () => {
  // 31 December 2025 is a Wednesday.
  expect(remainingAfter(365)).toEqual([
    ...['2025-07-31', '2025-08-31', '2025-09-30', '2025-10-31', '2025-11-30'],
    ...['2025-12-14', '2025-12-21'],
    ...['2025-12-25', '2025-12-26', '2025-12-27', '2025-12-28', '2025-12-29', '2025-12-30', '2025-12-31'],
  ])
})

test('nothing is removed in the first week, and nothing while no backup is made', () => {
  expect(remainingAfter(7)).toHaveLength(7)
  const remaining = remainingAfter(365)
  expect(expiredBackups(remaining)).toEqual([])
})
