import { expect, test } from 'vitest'
import { type BookingSettings, bookingSetting } from './booking-settings.schema.ts'
import { dueReminder, parseReminderTimes, reminderTimes } from './reminder-times.ts'

const isAccepted = (settings: Partial<BookingSettings>) =>
  bookingSetting.schema.safeParse({ ...bookingSetting.initial, ...settings }).success

test('the field takes hours in any order, with commas or spaces', () => {
  expect(reminderTimes(parseReminderTimes('1, 24;72 1'))).toEqual([72, 24, 1])
  expect(reminderTimes(parseReminderTimes(' '))).toEqual([])
  expect(reminderTimes(parseReminderTimes('0'))).toEqual([])
  for (const text of ['24, 1', '', '0', '720'])
    expect([text, isAccepted(parseReminderTimes(text))]).toEqual([text, true])
})

test('anything else than up to five whole hours is refused', () => {
  for (const text of ['a day', '24, x', '1.5', '-1', '721', '6 5 4 3 2 1'])
    expect([text, isAccepted(parseReminderTimes(text))]).toEqual([text, false])
  expect(isAccepted({ reminderHours: 1, laterReminderHours: [24] })).toBe(false)
  expect(isAccepted({ reminderHours: 0, laterReminderHours: [1] })).toBe(false)
})

test('a value stored by an earlier version has one reminder', () => {
  const { laterReminderHours: _, ...earlier } = bookingSetting.initial
  expect(reminderTimes(bookingSetting.schema.parse({ ...earlier, reminderHours: 48 }))).toEqual([48])
})

test('the latest reminder whose time has come is due', () => {
  const settings = { reminderHours: 24, laterReminderHours: [4, 1] }
  const startsAt = new Date('2026-03-04T12:00Z')
  const dueAt = (now: string) => dueReminder(settings, startsAt, new Date(now))
  expect(dueAt('2026-03-03T11:59Z')).toBe(undefined)
  expect(dueAt('2026-03-03T12:00Z')).toBe(24)
  expect(dueAt('2026-03-04T08:00Z')).toBe(4)
  expect(dueAt('2026-03-04T11:30Z')).toBe(1)
})
