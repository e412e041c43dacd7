import { z } from 'zod'
import { REQUEST_TYPES } from '#features/settings/model/booking-settings.schema.ts'
import { slotChoice } from './appointment.schema.ts'
import { availabilityRule, yearMonth } from './rule.schema.ts'
import { DAY_STATES, SLOT_LABELS, SLOT_REASONS } from './slot.ts'

const dateTime = z.iso.datetime()

export const requestTypes = z
  .object({
    requestTypes: z.array(z.object({ type: z.enum(REQUEST_TYPES), minutes: z.int() })),
    zone: z.string(),
  })
  .meta({ id: 'RequestTypes' })

export const slotQuery = z.object({
  month: yearMonth,
  type: z.enum(REQUEST_TYPES, 'booking-errors:requestType.required'),
})
export type SlotQuery = z.infer<typeof slotQuery>

export const adminSlotQuery = slotQuery.extend({
  appointment: z.string().max(100).optional().describe('Which is to be moved: it is not in its own way'),
})
export type AdminSlotQuery = z.infer<typeof adminSlotQuery>

export const offeredSlot = z
  .object({
    date: z.string(),
    time: z.string(),
    endTime: z.string(),
    startsAt: dateTime,
    endsAt: dateTime,
    label: z.enum(SLOT_LABELS),
  })
  .meta({ id: 'Slot' })
export type OfferedSlot = z.infer<typeof offeredSlot>

export const monthOfSlots = z
  .object({
    month: z.string(),
    zone: z.string(),
    requestType: z.enum(REQUEST_TYPES),
    minutes: z.int(),
    today: z.string().describe('In the zone of the business'),
    lastDate: z.string().describe('The last day that can be asked for'),
    nextOpen: z
      .string()
      .optional()
      .describe('Where the month has no room: a day of another one that has. Absent then: nothing is free'),
    days: z.array(
      z.object({
        date: z.string(),
        state: z.enum(DAY_STATES).describe('closed: nothing is open; full: open, but all taken, blocked or past'),
        free: z.int().describe('How many slots are available'),
        slots: z.array(offeredSlot),
      }),
    ),
  })
  .meta({ id: 'MonthOfSlots' })
export type MonthOfSlots = z.infer<typeof monthOfSlots>

/** As it stands in the address of the page, where anybody can write anything: what makes no sense is not asked. */
export const initialMonthQuery = z.object({
  type: z.enum(REQUEST_TYPES).optional().catch(undefined),
  month: yearMonth.optional().catch(undefined),
  date: z.iso.date().optional().catch(undefined),
  package: z.string().optional().catch(undefined).describe('Its id: what somebody chose on another page'),
})
export type InitialMonthQuery = z.infer<typeof initialMonthQuery>

export const initialMonthResponse = monthOfSlots
  .extend({ comments: z.string().optional().describe('To begin the comments with, where a package was chosen') })
  .meta({ id: 'Outlook' })
export type InitialMonth = z.infer<typeof initialMonthResponse>

export const holdResponse = z.object({ expiresAt: dateTime }).meta({ id: 'Hold' })

export const slotExplanationQuery = slotChoice
  .omit({ requestType: true })
  .extend({ type: z.enum(REQUEST_TYPES, 'booking-errors:requestType.required') })
/** Which hold is meant: all of it, or nothing for whichever there is. */
export const releaseHoldQuery = slotExplanationQuery
  .partial()
  .refine(({ date, time, type }) => Boolean(date) === Boolean(time) && Boolean(time) === Boolean(type), {
    path: ['time'],
    error: 'booking-errors:time.invalid',
  })
export const slotExplanation = z
  .object({
    slot: offeredSlot.nullable().describe('Null: the time is off the grid or does not exist on that day'),
    reason: z.enum(SLOT_REASONS),
    rule: availabilityRule.nullable().describe('The rule that decided'),
    overruled: z.array(availabilityRule).describe('Other rules of that time, strongest first'),
  })
  .meta({ id: 'SlotExplanation' })
export type SlotExplanation = z.infer<typeof slotExplanation>

export const calendarFeed = z.object({ url: z.string() }).meta({ id: 'CalendarFeed' })
