import { expect, test } from 'vitest'
import { daysOfBucket, formatBucket, formatBucketShort, formatPreviousBucket } from './format-period.ts'

const period = { from: '2026-01-29', to: '2026-02-03' }

test('a week at the edge of a period names only the days inside it', () => {
  expect(daysOfBucket('2026-01-26', 'week', period)).toEqual({ from: '2026-01-29', to: '2026-02-01' })
  expect(daysOfBucket('2026-02-02', 'week', period)).toEqual({ from: '2026-02-02', to: '2026-02-03' })
  expect(formatBucket('en', '2026-01-26', 'week', period)).toMatch(/^29 Jan\s?–\s?1 Feb 2026$/)
})

test('days and months are named in the language of the page', () => {
  expect(formatBucket('fr', '2026-02-02', 'day', period)).toBe('2 févr. 2026')
  expect(formatBucket('nl', '2026-02-01', 'month', period)).toBe('februari 2026')
  expect(formatBucketShort('en', '2026-02-02', 'day')).toBe('2 Feb')
})

test('a week or month is compared with the same number of days, which are named', () => {
  const period = { from: '2026-01-29', to: '2026-02-27' }
  expect(formatPreviousBucket('en', '2026-02-02', 'day', period)).toBe('3 Jan 2026')
  expect(formatPreviousBucket('en', '2026-01-26', 'week', period)).toMatch(/^30 Dec 2025\s?–\s?2 Jan 2026$/)
  expect(formatPreviousBucket('nl', '2026-02-01', 'month', period)).toMatch(/^2\s?–\s?28 jan 2026$/)
})
