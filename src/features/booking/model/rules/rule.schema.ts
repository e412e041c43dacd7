import { z } from 'zod'
import { normalizeSingleLine } from '#kernel/normalize-text.ts'
import { integerBetween, namedObject } from '#kernel/schema-parts.ts'
import { appointmentDetails, localDate, localTime } from '../appointment.schema.ts'
import { RULE_TYPES, type RuleContent } from './rule.ts'

/** Midnight at the end of the day is written 24:00. */
export const endTime = z.union([localTime, z.literal('24:00')], 'booking-errors:time.invalid')
const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())

/** An empty field is reported as missing, not as invalid. */
export const required = <Schema extends z.ZodType<string, string>>(field: string, schema: Schema) => {
  const error = `booking-errors:rule.${field}`
  return z.string(error).min(1, { error, abort: true }).pipe(schema)
}

const commonFields = {
  description: z.string().overwrite(normalizeSingleLine).trim().max(200, 'booking-errors:description.long').default(''),
  isBlocked: z.boolean().default(false),
  active: z.boolean().default(true),
}
const optionalHours = { startTime: emptyAsNull(localTime), endTime: emptyAsNull(endTime) }

/** One shape per type: fields of other types are stripped. */
const ruleByType = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('TIME_RANGE'),
      startTime: required('startTime', localTime),
      endTime: required('endTime', endTime),
      ...commonFields,
    }),
    z.object({
      type: z.literal('DAY_OF_WEEK'),
      dayOfWeek: integerBetween(1, 7, 'booking-errors:rule.dayOfWeek'),
      ...optionalHours,
      ...commonFields,
    }),
    z.object({
      type: z.literal('DATE_RANGE'),
      startDate: required('startDate', localDate),
      endDate: required('endDate', localDate),
      ...optionalHours,
      ...commonFields,
    }),
    z.object({
      type: z.literal('SPECIFIC_DATE'),
      specificDate: required('specificDate', localDate),
      ...optionalHours,
      ...commonFields,
    }),
  ],
  'booking-errors:rule.type',
)

export const ruleContent = ruleByType
  .superRefine((rule, context) => {
    const addIssue = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message: `booking-errors:${message}` })
    if (rule.startTime !== null && rule.endTime === null) addIssue('endTime', 'rule.endTime')
    if (rule.startTime === null && rule.endTime !== null) addIssue('startTime', 'rule.startTime')
    if (rule.startTime !== null && rule.endTime !== null && rule.endTime <= rule.startTime)
      addIssue('endTime', 'rule.timeOrder')
    if (rule.type === 'DATE_RANGE' && rule.endDate < rule.startDate) addIssue('endDate', 'rule.dateOrder')
  })
  // The refinement above guarantees both times or neither.
  .transform((rule) => rule as RuleContent)

/** Optimistic locking: `updatedAt` of the rule serves as its version. */
const version = z.iso.datetime()

const confirmation = z.object({
  wholeDay: z.boolean().default(false).describe('Confirms that an opening rule without times opens the whole day'),
})

/** A new rule. An opening without times is usually a mistake: it opens the night as well. */
export const ruleCreation = ruleContent.and(confirmation).superRefine((rule, context) => {
  if (!isWholeDayOpening(rule) || rule.wholeDay) return
  context.addIssue({ code: 'custom', path: ['startTime'], message: 'booking-errors:rule.hours' })
})

export const ruleChange = ruleCreation.and(z.object({ startedFrom: version }))

export function isWholeDayOpening({ isBlocked, startTime }: Pick<RuleContent, 'isBlocked' | 'startTime'>): boolean {
  return !isBlocked && startTime === null
}

export const ruleSwitch = z.object({ active: z.boolean() })

/** A rule in a response: all fields are present, those of other types are null. */
export const availabilityRule = namedObject('AvailabilityRule', {
  id: z.string(),
  type: z.enum(RULE_TYPES),
  dayOfWeek: z.int().nullable().describe('1 Monday to 7 Sunday'),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  specificDate: z.string().nullable(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  isBlocked: z.boolean(),
  active: z.boolean(),
  description: z.string(),
  isHoliday: z.boolean().describe('Created by the import of public holidays'),
})
export type RuleView = z.infer<typeof availabilityRule>

export const storedRule = availabilityRule
  .extend({ updatedAt: version.describe('Version: send it back as `startedFrom`') })
  .meta({ id: 'StoredRule' })
export type StoredRule = z.infer<typeof storedRule>

export const ruleList = namedObject('RuleList', { rules: z.array(storedRule) })

export const yearMonth = z.string().regex(/^(?:19[7-9]\d|2[0-8]\d\d)-(?:0[1-9]|1[0-2])$/, 'booking-errors:date.invalid')

export const rulePreviewRequest = z.object({
  rule: ruleContent,
  replaces: z.string().max(100).optional().describe('The id of the rule being changed'),
  month: yearMonth,
})
export type RulePreviewRequest = z.output<typeof rulePreviewRequest>

const hits = z.array(appointmentDetails)
export const hoursList = z.array(z.object({ startTime: z.string(), endTime: z.string() }))
const dayChange = { date: z.string(), before: hoursList, after: hoursList, opens: hoursList, closes: hoursList }
export const rulePreview = namedObject('RulePreview', {
  month: z.string(),
  days: z.array(z.object(dayChange)).describe('Every day of the month: open hours without and with the rule'),
  hits: hits.describe('Upcoming appointments, in any month, whose time the rule closes'),
})
export type RulePreview = z.infer<typeof rulePreview>

const year = integerBetween(2000, 2100, 'booking-errors:year.invalid')
export const holidayQuery = z.object({ year: z.coerce.number().pipe(year) })

export const holidayImport = z.object({
  year,
  dates: z
    .array(localDate)
    .min(1, 'booking-errors:dates.required')
    .max(20)
    .describe('Holidays of that year in the country of the company'),
})

const holiday = z.object({
  date: z.string(),
  name: z.string(),
  isUsual: z.boolean().describe('False for a holiday on which most companies are open'),
  isImported: z.boolean().describe('A rule was created for it, which may have been changed since'),
  isClosed: z.boolean().describe('No time is open on that day'),
})
export const holidayList = namedObject('HolidayList', {
  country: z.string().describe('Country of the company'),
  days: z.array(holiday).describe('Empty if the holidays of the country are not known'),
  hits: hits.describe('Upcoming appointments whose time the holidays would close'),
})
export type HolidayList = z.infer<typeof holidayList>

export const holidaysImported = namedObject('HolidaysImported', {
  added: z.int(),
  known: z.int().describe('Number that already existed'),
})
