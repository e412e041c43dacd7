import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toTime } from '#kernel/local-time.ts'
import type { AvailabilityRule } from './rule.ts'
import {
  applyPlan,
  bookableWeek,
  isEmptyPlan,
  isInTable,
  planWeek,
  publicWeek,
  readWeek,
  toOpeningHours,
} from './weekly-hours.ts'

/** Disjoint ranges in order. */
const hoursOfDay = fc
  .uniqueArray(fc.integer({ min: 0, max: 48 }), { maxLength: 8 })
  .map((halfHours) => halfHours.toSorted((a, b) => a - b))
  .map((bounds) =>
    bounds.flatMap((start, index) =>
      index % 2 === 0 && index + 1 < bounds.length
        ? [{ startTime: toTime(start * 30), endTime: toTime(bounds[index + 1]! * 30) }]
        : [],
    ),
  )
const week = fc.array(hoursOfDay, { minLength: 7, maxLength: 7 })

const anyHours = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 24 }))
    .map(([from, length]) => ({ startTime: toTime(from * 30), endTime: toTime(Math.min(48, from + length) * 30) })),
  fc.constant({ startTime: null, endTime: null }),
)
const rule = fc
  .record({
    type: fc.constantFrom('DAY_OF_WEEK', 'DAY_OF_WEEK', 'TIME_RANGE', 'SPECIFIC_DATE'),
    dayOfWeek: fc.integer({ min: 1, max: 7 }),
    hours: anyHours,
    isBlocked: fc.boolean(),
    active: fc.boolean(),
    id: fc.uuid(),
  })
  .filter(({ type, hours }) => type !== 'TIME_RANGE' || hours.startTime !== null)
  .map(
    ({ hours, ...rest }) => ({ ...rest, ...hours, specificDate: '2026-03-02', description: 'x' }) as AvailabilityRule,
  )
const rules = fc.uniqueArray(rule, { maxLength: 12, selector: ({ id }) => id })

test('a saved table reads back as it was, and every other rule is untouched', () => {
  fc.assert(
    fc.property(rules, week, (before, wanted) => {
      const after = applyPlan(before, planWeek(before, wanted))
      expect(readWeek(after)).toEqual(wanted)
      const others = (list: readonly AvailabilityRule[]) => list.filter((one) => !isInTable(one))
      expect(others(after)).toEqual(others(before))
      expect(isEmptyPlan(planWeek(after, wanted))).toBe(true)
    }),
  )
})

test('a table that was not changed changes no rule, whatever the rules are', () => {
  fc.assert(fc.property(rules, (list) => isEmptyPlan(planWeek(list, readWeek(list)))))
})

test('hours copied to the public opening hours and back are the same hours', () => {
  fc.assert(
    fc.property(rules, (list) => {
      const bookable = bookableWeek(list)
      expect(publicWeek(toOpeningHours(bookable))).toEqual(bookable)
    }),
  )
})

const opening = (dayOfWeek: number, startTime: string | null, endTime: string | null, id = 'a') =>
  ({
    id,
    type: 'DAY_OF_WEEK',
    dayOfWeek,
    startTime,
    endTime,
    isBlocked: false,
    active: true,
    description: '',
  }) as AvailabilityRule

test('overlapping rules are one range, touching ones two; a rule without times is the whole day', () => {
  const list = [
    opening(1, '09:00', '12:00'),
    opening(1, '11:00', '14:00', 'b'),
    opening(2, '09:00', '12:00', 'c'),
    opening(2, '12:00', '14:00', 'd'),
    opening(3, null, null, 'e'),
  ]
  expect(readWeek(list).slice(0, 3)).toEqual([
    [{ startTime: '09:00', endTime: '14:00' }],
    [
      { startTime: '09:00', endTime: '12:00' },
      { startTime: '12:00', endTime: '14:00' },
    ],
    [{ startTime: '00:00', endTime: '24:00' }],
  ])
  expect(bookableWeek(list)[1]).toEqual([{ startTime: '09:00', endTime: '14:00' }])
})

test('a changed range updates its rule; only surplus rules are removed', () => {
  const list = [opening(1, '09:00', '12:00'), opening(1, '13:00', '17:00', 'b')]
  const monday = (...ranges: [string, string][]) => [
    ranges.map(([startTime, endTime]) => ({ startTime, endTime })),
    ...Array.from({ length: 6 }, () => []),
  ]
  expect(planWeek(list, monday(['09:00', '12:00'], ['13:00', '18:00']))).toMatchObject({
    inserted: [],
    updated: [{ rule: { id: 'b' }, range: { startTime: '13:00', endTime: '18:00' } }],
    removed: [],
  })
  expect(planWeek(list, monday(['13:00', '17:00'])).removed).toMatchObject([{ id: 'a' }])
})
