import { HOUR_MS } from '#kernel/time-units.ts'
import type { BookingSettings } from './booking-settings.schema.ts'

type ReminderSettings = Pick<BookingSettings, 'reminderHours' | 'laterReminderHours'>

/** Hours before an appointment at which the client is reminded, the earliest reminder first. Empty: never. */
export function reminderTimes({ reminderHours, laterReminderHours }: ReminderSettings): number[] {
  return [reminderHours, ...laterReminderHours].filter((hours) => hours > 0)
}

/** The latest reminder whose time has come: it replaces earlier ones that were not sent. */
export function dueReminder(settings: ReminderSettings, startsAt: Date, now: Date): number | undefined {
  const left = startsAt.getTime() - now.getTime()
  return reminderTimes(settings).findLast((hours) => left <= hours * HOUR_MS)
}

/** Parses the hours of a form field, such as `24, 1`: in any order, without duplicates. Invalid input gives NaN, so that the schema refuses it. */
export function parseReminderTimes(text: string): ReminderSettings {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  const hours = [...new Set(parts.map(Number))].filter((one) => one !== 0).toSorted((a, b) => b - a)
  const isValid = hours.every((one) => Number.isInteger(one) && one > 0)
  const [reminderHours = 0, ...laterReminderHours] = isValid ? hours : [Number.NaN]
  return { reminderHours, laterReminderHours }
}
