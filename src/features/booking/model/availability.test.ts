import { expect, test } from 'vitest'
import { toInstant, toMinute, toTime } from '#kernel/local-time.ts'
import { type AvailabilityInput, createAvailability } from './availability.ts'
import { closureOf, createDayMaps } from './day-map.ts'
import type { AvailabilityRule, RuleContent } from './rules/rule.ts'
import { STANDARD_SUBJECTS } from './subjects/standard-subjects.ts'
import type { Subject } from './subjects/subject.schema.ts'

const ZONE = 'Europe/Brussels'
const MONDAY = '2026-03-02'
const SETTINGS = { grid: 60 as const, noticeHours: 0, horizonDays: 90, bufferMinutes: 0 }

type Loose = Partial<Record<'startTime' | 'endTime' | 'startDate' | 'endDate' | 'specificDate', string | null>> & {
  dayOfWeek?: number
  isBlocked?: boolean
  active?: boolean
}
let count = 0
const rule = (type: RuleContent['type'], content: Loose, id = `rule-${count++}`) =>
  ({
    id,
    type,
    startTime: null,
    endTime: null,
    isBlocked: false,
    active: true,
    description: '',
    ...content,
  }) as AvailabilityRule
const hours = (text: string) => ({ startTime: text.slice(0, 5), endTime: text.slice(6) })
const mondays = (text: string, id?: string) => rule('DAY_OF_WEEK', { dayOfWeek: 1, ...hours(text) }, id)

function availability(input: Partial<AvailabilityInput> & { time?: string }) {
  const now = new Date(toInstant(MONDAY, toMinute(input.time ?? '00:00'), ZONE))
  return createAvailability({
    rules: [],
    taken: [],
    settings: SETTINGS,
    subjects: STANDARD_SUBJECTS,
    zone: ZONE,
    now,
    ...input,
  })
}
const lasting = (minutes: number, type = 'CHANGE_REQUEST') => ({ type, minutes })
const labels = (input: Parameters<typeof availability>[0], date = MONDAY, minutes = 60) =>
  Object.fromEntries(
    availability(input)
      .dayOf(date, lasting(minutes))
      .slots.map(({ minute, label }) => [toTime(minute), label]),
  )
const span = (from: string, to: string, until = to) => ({
  start: toInstant(MONDAY, toMinute(from), ZONE),
  end: toInstant(MONDAY, toMinute(to), ZONE),
  from: toInstant(MONDAY, toMinute(from), ZONE),
  until: toInstant(MONDAY, toMinute(until), ZONE),
  type: 'CHANGE_REQUEST',
  isHold: false,
})

test('a blocked hour inside opening hours is shown, but cannot be chosen', () => {
  const rules = [mondays('09:00-12:00'), rule('TIME_RANGE', { ...hours('10:00-11:00'), isBlocked: true })]
  expect(labels({ rules })).toEqual({ '09:00': 'available', '10:00': 'blocked', '11:00': 'available' })
})

test('taken slots are labelled booked, past slots passed', () => {
  const input = { rules: [mondays('09:00-13:00')], taken: [span('11:00', '12:00')], time: '09:30' }
  expect(labels(input)).toEqual({ '09:00': 'passed', '10:00': 'available', '11:00': 'booked', '12:00': 'available' })
})

test('a slot adjacent to a taken time is available; one that overlaps by a minute is booked', () => {
  const rules = [mondays('09:00-12:00')]
  expect(labels({ rules, taken: [span('08:00', '09:00'), span('10:00', '11:00')] })['09:00']).toBe('available')
  expect(labels({ rules, taken: [span('09:59', '10:30')] })['09:00']).toBe('booked')
})

test('a longer appointment needs its whole duration to be free', () => {
  const rules = [mondays('09:00-12:00')]
  expect(labels({ rules, taken: [span('11:00', '12:00')] }, MONDAY, 120)).toEqual({
    '09:00': 'available',
    '10:00': 'booked',
  })
})

test('a later layer overrides: a date opens what the week blocks, a range blocks what the week opens', () => {
  const week = [mondays('09:00-12:00'), rule('TIME_RANGE', { ...hours('09:00-10:00'), isBlocked: true })]
  const open = rule('SPECIFIC_DATE', { specificDate: MONDAY, ...hours('09:00-10:00') })
  expect(labels({ rules: [...week, open] })['09:00']).toBe('available')
  const holidays = rule('DATE_RANGE', { startDate: '2026-02-28', endDate: MONDAY, isBlocked: true })
  const state = (rules: AvailabilityRule[], date = MONDAY) => availability({ rules }).dayOf(date, lasting(60)).state
  expect(state([...week, holidays])).toBe('closed')
  expect(state([...week, holidays, rule('SPECIFIC_DATE', { specificDate: MONDAY })])).toBe('open')
  // The range ends the day before the next Monday.
  expect(state([...week, holidays], '2026-03-09')).toBe('open')
})

test('within a layer a block overrides an opening, regardless of their order', () => {
  const open = rule('SPECIFIC_DATE', { specificDate: MONDAY, ...hours('09:00-12:00') })
  const block = rule('SPECIFIC_DATE', { specificDate: MONDAY, isBlocked: true })
  expect(availability({ rules: [open, block] }).dayOf(MONDAY, lasting(60)).state).toBe('closed')
  expect(availability({ rules: [block, open] }).dayOf(MONDAY, lasting(60)).state).toBe('closed')
})

test('an inactive rule has no effect', () => {
  const block = rule('SPECIFIC_DATE', { specificDate: MONDAY, isBlocked: true, active: false })
  expect(availability({ rules: [mondays('09:00-12:00'), block] }).dayOf(MONDAY, lasting(60)).state).toBe('open')
})

test('a day is full if all slots are taken and closed without opening hours', () => {
  const rules = [mondays('09:00-10:00')]
  expect(availability({ rules, taken: [span('09:00', '10:00')] }).dayOf(MONDAY, lasting(60)).state).toBe('full')
  expect(availability({ rules }).dayOf('2026-03-03', lasting(60))).toEqual({
    date: '2026-03-03',
    state: 'closed',
    slots: [],
  })
})

test('minimum notice and booking horizon block slots', () => {
  const rules = [rule('TIME_RANGE', hours('09:00-12:00'))]
  const near = availability({ rules, time: '08:00', settings: { ...SETTINGS, noticeHours: 2 } })
  expect(near.dayOf(MONDAY, lasting(60)).slots.map(({ label, reason }) => [label, reason])).toEqual([
    ['blocked', 'notice'],
    ['available', 'rule'],
    ['available', 'rule'],
  ])
  const far = availability({ rules, settings: { ...SETTINGS, horizonDays: 1 } })
  expect(far.dayOf('2026-03-03', lasting(60)).state).toBe('open')
  expect(far.dayOf('2026-03-04', lasting(60)).slots[0]).toMatchObject({ label: 'blocked', reason: 'horizon' })
})

test('the buffer applies after every appointment, also those stored with a shorter one', () => {
  const settings = { ...SETTINGS, grid: 30 as const, bufferMinutes: 30 }
  const input = { rules: [mondays('09:00-13:00')], settings, taken: [span('10:00', '11:00')] }
  const expected = { '09:00': 'available', '09:30': 'booked', '11:00': 'booked', '11:30': 'available' }
  expect(labels(input, MONDAY, 30)).toMatchObject(expected)
  const withLonger = { ...input, taken: [span('10:00', '11:00', '12:00')] }
  expect(labels(withLonger, MONDAY, 30)).toMatchObject({ '11:30': 'booked', '12:00': 'available' })
})

test('each slot names its effective rule', () => {
  const block = rule('TIME_RANGE', { ...hours('10:00-11:00'), isBlocked: true }, 'lunch')
  const { slots } = availability({ rules: [mondays('09:00-11:00', 'week'), block] }).dayOf(MONDAY, lasting(60))
  expect(slots.map(({ ruleId }) => ruleId)).toEqual(['week', 'lunch'])
  expect(availability({ rules: [] }).slotAt(MONDAY, 540, lasting(60))).toMatchObject({
    label: 'blocked',
    reason: 'noRule',
    ruleId: null,
  })
})

test('a time off the grid and a skipped hour are not slots', () => {
  const always = availability({ rules: [rule('TIME_RANGE', { startTime: '00:00', endTime: '24:00' })] })
  expect(always.slotAt(MONDAY, toMinute('09:15'), lasting(60))).toEqual({ reason: 'offGrid' })
  expect(always.slotAt('2026-03-29', toMinute('02:00'), lasting(60))).toEqual({ reason: 'noSuchTime' })
  expect(always.dayOf('2026-03-29', lasting(60)).slots).toHaveLength(23)
})

test('of a repeated hour the first occurrence is offered, with the normal duration', () => {
  const late = { rules: [rule('TIME_RANGE', hours('00:00-24:00'))], settings: { ...SETTINGS, horizonDays: 300 } }
  const { slots } = availability(late).dayOf('2026-10-25', lasting(60))
  expect(slots).toHaveLength(24)
  const two = slots.find(({ minute }) => minute === 120)!
  expect([two.start, two.end]).toEqual([Date.parse('2026-10-25T00:00Z'), Date.parse('2026-10-25T01:00Z')])
})

test('a slot can cross midnight if both days are open', () => {
  const settings = { ...SETTINGS, grid: 30 as const }
  const monday = rule('SPECIFIC_DATE', { specificDate: MONDAY, ...hours('23:00-24:00') })
  const tuesday = rule('SPECIFIC_DATE', { specificDate: '2026-03-03', ...hours('00:00-00:30') })
  expect(labels({ rules: [monday], settings })).toEqual({ '23:00': 'available' })
  expect(labels({ rules: [monday, tuesday], settings })).toEqual({ '23:00': 'available', '23:30': 'available' })
})

test('a closed day names the rule that blocks it; a day that nothing opens has none', () => {
  const open = mondays('09:00-17:00')
  const lunch = rule('TIME_RANGE', { ...hours('12:00-13:00'), isBlocked: true })
  const trip = rule('DATE_RANGE', { startDate: '2026-03-02', endDate: '2026-03-08', isBlocked: true })
  const closureOn = (rules: AvailabilityRule[], date = MONDAY) => closureOf(createDayMaps(rules)(date))
  expect(closureOn([open, lunch])).toBeUndefined()
  expect(closureOn([open, lunch, trip])).toEqual({ rule: trip })
  expect(closureOn([open, lunch, trip], '2026-03-03')).toEqual({ rule: trip })
  expect(closureOn([open, lunch], '2026-03-03')).toEqual({ rule: undefined })
  expect(closureOn([open, { ...trip, active: false } as AvailabilityRule])).toBeUndefined()
})

const [, CHANGE, REPORT] = STANDARD_SUBJECTS as [Subject, Subject, Subject]
const withRules = (change: Partial<Subject>, report: Partial<Subject> = {}) => [
  { ...CHANGE, ...change },
  { ...REPORT, ...report },
]
const from9to14 = { rules: [mondays('09:00-14:00')] }

test('buffers before and after a subject apply on both sides of an appointment, and add up with those of the other', () => {
  const taken = [span('11:00', '12:00')]
  expect(labels({ ...from9to14, taken, subjects: withRules({ bufferBefore: 60 }) })).toEqual({
    '09:00': 'available',
    '10:00': 'booked',
    '11:00': 'booked',
    '12:00': 'booked',
    '13:00': 'available',
  })
  // The taken time is about CHANGE_REQUEST; REPORT_ISSUE has the general buffer, which is none.
  const labelsOfReport = (subjects: Subject[]) =>
    Object.fromEntries(
      availability({ ...from9to14, taken, subjects })
        .dayOf(MONDAY, lasting(60, 'REPORT_ISSUE'))
        .slots.map(({ minute, label }) => [toTime(minute), label]),
    )
  expect(labelsOfReport(withRules({ bufferAfter: 60 }))).toMatchObject({
    '10:00': 'available',
    '12:00': 'booked',
    '13:00': 'available',
  })
  expect(labelsOfReport(withRules({ bufferAfter: 30 }, { bufferBefore: 60 }))).toMatchObject({ '13:00': 'booked' })
  expect(labelsOfReport(withRules({ bufferAfter: 0 }))).toMatchObject({ '12:00': 'available' })
})

test('a buffer of zero overrides the general buffer; no value of its own follows it', () => {
  const settings = { ...SETTINGS, bufferMinutes: 60 }
  const taken = [span('11:00', '12:00')]
  const at12 = (bufferAfter: number | null) =>
    labels({ ...from9to14, settings, taken, subjects: withRules({ bufferAfter }) })['12:00']
  expect([at12(0), at12(null)]).toEqual(['available', 'booked'])
})

test('a stored buffer that is longer than the current one still applies; that of a hold is applied once', () => {
  const stored = { ...span('11:00', '12:00', '13:00'), from: toInstant(MONDAY, toMinute('10:00'), ZONE) }
  expect(labels({ ...from9to14, taken: [stored] })).toMatchObject({
    '09:00': 'available',
    '10:00': 'booked',
    '12:00': 'booked',
  })
  const subjects = withRules({ bufferBefore: 60 })
  const hold = { ...stored, isHold: true }
  expect(labels({ ...from9to14, taken: [hold], subjects })).toMatchObject({ '09:00': 'available', '10:00': 'booked' })
})

test('the minimum notice of a subject replaces the general one', () => {
  const settings = { ...SETTINGS, noticeHours: 10 }
  const at12 = (noticeHours: number | null) =>
    availability({ ...from9to14, settings, time: '08:00', subjects: withRules({ noticeHours }) })
      .dayOf(MONDAY, lasting(60))
      .slots.find(({ minute }) => minute === 720)
  expect(at12(2)).toMatchObject({ label: 'available' })
  expect(at12(5)).toMatchObject({ label: 'blocked', reason: 'notice' })
  expect(at12(null)).toMatchObject({ label: 'blocked', reason: 'notice' })
})

test('a day with the most appointments of a subject is full for it, not for others and not for the owner', () => {
  const taken = [span('09:00', '10:00'), { ...span('10:00', '11:00'), isHold: true }]
  const subjects = withRules({ maxPerDay: 2 })
  const day = (type: string, more: object = {}) =>
    availability({ ...from9to14, taken, subjects, ...more }).dayOf(MONDAY, lasting(60, type))
  expect(day('CHANGE_REQUEST').state).toBe('full')
  expect(day('CHANGE_REQUEST').slots.at(-1)).toMatchObject({ label: 'blocked', reason: 'dayFull' })
  expect(day('REPORT_ISSUE').state).toBe('open')
  expect(day('CHANGE_REQUEST', { asOwner: true }).state).toBe('open')
  expect(day('CHANGE_REQUEST', { taken: taken.slice(1) }).state).toBe('open')
})
