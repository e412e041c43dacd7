import { z } from 'zod'
import { namedObject } from '#kernel/schema-parts.ts'
import { appointmentDetails, localTime } from '../appointment.schema.ts'
import { endTime, hoursList, required, storedRule } from './rule.schema.ts'
import type { HoursRange } from './weekly-hours.ts'

const MAX_RANGES_PER_DAY = 4

const hoursRange = z
  .object({ startTime: required('startTime', localTime), endTime: required('endTime', endTime) })
  .refine((range) => range.startTime < range.endTime, {
    path: ['endTime'],
    error: 'booking-errors:rule.timeOrder',
    // Not for times that are invalid by themselves.
    when: ({ issues }) => issues.length === 0,
  })

/** In order of time. An overlap is reported at the later range. */
const hoursOfDay = z
  .array(hoursRange)
  .max(MAX_RANGES_PER_DAY, 'booking-errors:hours.tooMany')
  .superRefine((ranges, context) => {
    for (const [index, { startTime }] of ranges.entries())
      if (ranges.some((other, at) => at !== index && isOverlappedBy(startTime, other, at < index)))
        context.addIssue({ code: 'custom', path: [index, 'startTime'], message: 'booking-errors:hours.overlap' })
  })
  .overwrite((ranges) => ranges.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1)))

/** Of two ranges that start together, the second one overlaps the first. */
function isOverlappedBy(startTime: string, other: HoursRange, isBefore: boolean): boolean {
  const hasStarted = other.startTime < startTime || (other.startTime === startTime && isBefore)
  return hasStarted && startTime < other.endTime
}

const week = z.array(hoursOfDay).length(7).describe('Seven days, Monday first; a day without ranges is closed')

/** Whether the bookable hours and the public opening hours are meant to be the same. */
export const HOURS_LINKS = ['same', 'different'] as const
export type HoursLink = (typeof HOURS_LINKS)[number]

export const weeklyHoursChange = z.object({
  week,
  link: z
    .enum(HOURS_LINKS, 'booking-errors:hours.link')
    .describe('`same`: the public opening hours get the bookable hours of the week'),
  startedFrom: z.string().max(100).describe('The `version` that the change is based on'),
})
export type WeeklyHoursChange = z.infer<typeof weeklyHoursChange>

const shownWeek = z.array(hoursList)

export const weeklyHours = namedObject('WeeklyHours', {
  version: z.string().describe('Optimistic locking: send it back as `startedFrom`'),
  week: shownWeek.describe('Opening rules of the weekdays; seven days, Monday first'),
  otherRules: z.array(storedRule).describe('Weekday and daily rules that are not a part of `week`'),
  bookable: shownWeek.describe('Open hours of an ordinary week by all weekday and daily rules'),
  publicHours: shownWeek.describe('The public opening hours of the company'),
  agree: z.boolean().describe('Whether `bookable` and `publicHours` are the same'),
  link: z.enum(HOURS_LINKS).nullable().describe('Null until the first save'),
})
export type WeeklyHours = z.infer<typeof weeklyHours>

export const weeklyHoursPreviewRequest = z.object({ week })
export const weeklyHoursPreview = namedObject('WeeklyHoursPreview', {
  hits: z.array(appointmentDetails).describe('Upcoming appointments whose time the hours close'),
})
