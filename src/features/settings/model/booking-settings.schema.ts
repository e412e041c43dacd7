import { z } from 'zod'

/** What an appointment can be about. */
export const REQUEST_TYPES = ['NEW_WEB_APPLICATION', 'CHANGE_REQUEST', 'REPORT_ISSUE'] as const
export type RequestType = (typeof REQUEST_TYPES)[number]

const between = (least: number, most: number, message: string) => z.int(message).min(least, message).max(most, message)
const duration = between(5, 480, 'settings-admin:booking.minutes')
const hours = between(0, 720, 'settings-admin:booking.hours')

/** Steps that divide an hour or are made of hours: the day is cut without a rest. */
export const SLOT_GRIDS = [5, 10, 15, 20, 30, 60, 120] as const

/** How appointments are asked for. The time zone is the company's. */
export const bookingSettings = z
  .object({
    grid: z.literal(SLOT_GRIDS, 'settings-admin:booking.grid'),
    minutes: z.record(z.enum(REQUEST_TYPES), duration),
    /** How long before, at the latest, in hours. */
    noticeHours: hours,
    /** How far ahead. */
    horizonDays: between(1, 730, 'settings-admin:booking.days'),
    /** Kept free after every appointment. */
    bufferMinutes: between(0, 240, 'settings-admin:booking.buffer'),
    /** How many requests of one person may wait for an answer at the same time. */
    openRequests: between(1, 50, 'settings-admin:booking.openRequests'),
    /** How long before an appointment its client is reminded; 0: never. */
    reminderHours: hours,
    /** After how long the owner is reminded of a request that waits; 0: never. */
    nudgeHours: hours,
  })
  .meta({ id: 'BookingSettings' })
export type BookingSettings = z.infer<typeof bookingSettings>

export const DEFAULT_BOOKING: BookingSettings = {
  grid: 30,
  minutes: { NEW_WEB_APPLICATION: 60, CHANGE_REQUEST: 30, REPORT_ISSUE: 30 },
  noticeHours: 0,
  horizonDays: 90,
  bufferMinutes: 0,
  openRequests: 5,
  reminderHours: 24,
  nudgeHours: 24,
}
