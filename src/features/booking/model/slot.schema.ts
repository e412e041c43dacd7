import { z } from 'zod'
import { askedQuestion, question } from '#features/form-questions/model/question.schema.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { inEveryLocale, requestType, slotChoice } from './appointment.schema.ts'
import { GUEST_PHONE } from './booking-settings.schema.ts'
import { availabilityRule, yearMonth } from './rules/rule.schema.ts'
import { DAY_STATES, SLOT_LABELS, SLOT_REASONS } from './slot.ts'

const dateTime = z.iso.datetime()

const offeredType = z.object({
  type: requestType,
  subject: inEveryLocale.describe('Name per language'),
  description: inEveryLocale.describe('May be empty'),
  minutes: z.int(),
  hasQuestions: z.boolean().describe('It has questions of its own, which the form loads when it is chosen'),
  place: inEveryLocale.describe('Where it takes place, per language: a text, an address or a URL; may be empty'),
})
export const requestTypes = namedObject('RequestTypes', {
  requestTypes: z.array(offeredType),
  zone: z.string(),
  guests: z
    .object({ phone: z.enum(GUEST_PHONE).describe('Whether the form asks for the phone number') })
    .nullable()
    .describe('Null: an account is needed'),
})
export type RequestTypes = z.infer<typeof requestTypes>

export const adminRequestTypes = namedObject('AdminRequestTypes', {
  requestTypes: z.array(
    offeredType.extend({
      active: z.boolean().describe('Whether clients can choose it'),
      questions: z.array(question).describe('Its questions, in every language'),
      isUsed: z.boolean().describe('It has appointments: it can be hidden, but not deleted'),
    }),
  ),
})

export const questionsQuery = z.object({ type: requestType })
export const askedQuestions = namedObject('AskedQuestions', { questions: z.array(askedQuestion) })

export const slotQuery = z.object({ month: yearMonth, type: requestType })
export type SlotQuery = z.infer<typeof slotQuery>

export const adminSlotQuery = slotQuery.extend({
  appointment: z
    .string()
    .max(100)
    .optional()
    .describe('The id of an appointment to be moved: its own time counts as free'),
})
export type AdminSlotQuery = z.infer<typeof adminSlotQuery>

export const offeredSlot = namedObject('Slot', {
  date: z.string(),
  time: z.string(),
  endTime: z.string(),
  startsAt: dateTime,
  endsAt: dateTime,
  label: z.enum(SLOT_LABELS),
})
export type OfferedSlot = z.infer<typeof offeredSlot>

const slotDay = z.object({
  date: z.string(),
  state: z
    .enum(DAY_STATES)
    .describe('closed: no opening hours; full: opening hours, but every slot is taken, blocked or past'),
  free: z.int().describe('Number of available slots'),
  slots: z.array(offeredSlot),
})

export const monthOfSlots = namedObject('MonthOfSlots', {
  month: z.string(),
  zone: z.string(),
  requestType,
  minutes: z.int(),
  today: z.string().describe('Local date in the zone of the business'),
  lastDate: z.string().describe('The last day that can be requested'),
  nextOpen: z
    .string()
    .optional()
    .describe(
      'Only if the month has no free slot: a day of another month that has one. Absent if nothing is free at all',
    ),
  days: z.array(slotDay),
})
export type MonthOfSlots = z.infer<typeof monthOfSlots>

const slotRun = z.tuple([
  z.int().describe('Start of the first slot, in minutes since 1970-01-01T00:00Z'),
  z.int().describe('Its local time, in minutes since midnight'),
  z.int().describe('Minutes from one slot to the next'),
  z
    .string()
    .describe(`Label of each slot, one digit: ${SLOT_LABELS.map((label, index) => `${index} ${label}`).join(', ')}`),
])

const packedDay = slotDay.omit({ slots: true }).extend({ runs: z.array(slotRun).describe('Slots at equal distances') })

/** What the booking page loads: a month of verbose slots is fifteen times as large. */
export const packedMonth = namedObject('PackedMonth', { ...monthOfSlots.shape, days: z.array(packedDay) })
export type PackedMonth = z.infer<typeof packedMonth>

/** The search parameters of the page: invalid values are ignored. */
export const initialMonthQuery = z.object({
  type: requestType.optional().catch(undefined),
  month: yearMonth.optional().catch(undefined),
  date: z.iso.date().optional().catch(undefined),
  package: z.string().optional().catch(undefined).describe('The id of the package chosen on another page'),
})
export type InitialMonthQuery = z.infer<typeof initialMonthQuery>

export const initialMonthResponse = packedMonth
  .extend({ comments: z.string().optional().describe('Initial comments, if a package was chosen') })
  .meta({ id: 'InitialMonth' })
export type InitialMonth = z.infer<typeof initialMonthResponse>

export const holdResponse = namedObject('Hold', { expiresAt: dateTime })

export const slotExplanationQuery = slotChoice.omit({ requestType: true }).extend({ type: requestType })
/** Names a hold by all three fields; without any, the current hold of the user. */
export const releaseHoldQuery = slotExplanationQuery
  .partial()
  .refine(({ date, time, type }) => Boolean(date) === Boolean(time) && Boolean(time) === Boolean(type), {
    path: ['time'],
    error: 'booking-errors:time.invalid',
  })
export const slotExplanation = namedObject('SlotExplanation', {
  slot: offeredSlot.nullable().describe('Null if the time is off the grid or does not exist on that day'),
  reason: z.enum(SLOT_REASONS),
  rule: availabilityRule.nullable().describe('The effective rule'),
  overruled: z.array(availabilityRule).describe('Other rules that cover that time, by precedence'),
  calendar: z
    .object({ name: z.string(), isUnread: z.boolean().describe('It closes all times until it can be read again') })
    .nullable()
    .describe('The calendar of the owner that closes that time'),
})
export type SlotExplanation = z.infer<typeof slotExplanation>

export const calendarFeed = namedObject('CalendarFeed', { url: z.string() })
