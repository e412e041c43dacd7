import { expect, test } from 'vitest'
import { weeklyHoursChange } from './weekly-hours.schema.ts'

test('an invalid or missing time is reported once, without a remark about the order', () => {
  const errorsOf = (startTime: string, endTime: string) => {
    const week = [[{ startTime, endTime }], [], [], [], [], [], []]
    const parsed = weeklyHoursChange.safeParse({ week, link: 'same', startedFrom: '' })
    return parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
  }
  expect(errorsOf('', '17:00')).toHaveLength(1)
  expect(errorsOf('9', '17:00')).toHaveLength(1)
  expect(errorsOf('18:00', '17:00')).toEqual(['week.0.0.endTime booking-errors:rule.timeOrder'])
  expect(errorsOf('09:00', '17:00')).toEqual([])
})
