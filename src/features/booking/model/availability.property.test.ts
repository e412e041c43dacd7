import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kernel/calendar.ts'
import { instantsOf, toLocal, toTime } from '#kernel/local-time.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { type AvailabilityInput, createAvailability, type Slot } from './availability.ts'
import { type AvailabilityRule, RULE_TYPES } from './rules/rule.ts'
import { packSlots, unpackSlots } from './slot-run.ts'
import { STANDARD_SUBJECTS } from './subjects/standard-subjects.ts'

const ZONES = ['Europe/Brussels', 'America/New_York', 'Pacific/Apia'] as const
const DURATIONS = [30, 60, 90]
const DAYS = 3

/** Dates around daylight-saving changes and new year, and random dates. */
const firstDate = fc.oneof(
  fc.constantFrom('2024-03-30', '2025-10-25', '2026-03-07', '2026-10-31', '2027-12-30', '2028-02-28', '2030-12-30'),
  fc.integer({ min: 0, max: 2556 }).map((days) => addDays('2024-01-01', days)),
)

const time = fc.integer({ min: 0, max: 96 }).map((quarter) => quarter * 15)
const hours = fc
  .tuple(time, time)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => ({ startTime: toTime(Math.min(a, b)), endTime: toTime(Math.max(a, b)) }))
const wholeDay = fc.constant({ startTime: null, endTime: null })

function ruleAround(date: string): fc.Arbitrary<AvailabilityRule> {
  return fc
    .record({
      type: fc.constantFrom(...RULE_TYPES),
      hours: fc.oneof(hours, wholeDay),
      needed: hours,
      dayOfWeek: fc.integer({ min: 1, max: 7 }),
      offset: fc.integer({ min: -1, max: DAYS }),
      length: fc.integer({ min: 0, max: 2 }),
      isBlocked: fc.boolean(),
      active: fc.boolean(),
    })
    .map(({ type, offset, length, needed, hours, ...rest }) => {
      const start = addDays(date, offset)
      const dates = { startDate: start, endDate: addDays(start, length), specificDate: start }
      const span = type === 'TIME_RANGE' ? needed : hours
      return { id: 'new', type, description: '', ...dates, ...span, ...rest } as AvailabilityRule
    })
}

type Case = { input: AvailabilityInput; date: string; minutes: number }

const sampleCase: fc.Arbitrary<Case> = fc
  .tuple(firstDate, fc.constantFrom(...ZONES), fc.constantFrom(...DURATIONS))
  .chain(([date, zone, minutes]) => {
    const midnight = Date.parse(`${date}T00:00Z`)
    const span = fc
      .tuple(
        fc.integer({ min: -1440, max: 1440 * (DAYS + 1) }),
        fc.integer({ min: 5, max: 180 }),
        fc.constantFrom(0, 30),
      )
      .map(([from, length, pause]) => {
        const end = midnight + (from + length) * MINUTE_MS
        const start = midnight + from * MINUTE_MS
        return { start, end, from: start, until: end + pause * MINUTE_MS, type: 'CHANGE_REQUEST', isHold: false }
      })
    return fc.record({
      date: fc.constant(date),
      minutes: fc.constant(minutes),
      input: fc.record({
        rules: fc
          .array(ruleAround(date), { maxLength: 8 })
          .map((rules) => rules.map((rule, index) => ({ ...rule, id: String(index) }))),
        taken: fc.array(span, { maxLength: 6 }),
        subjects: fc.constant(STANDARD_SUBJECTS),
        zone: fc.constant(zone),
        now: fc.integer({ min: -2880, max: 2880 }).map((from) => new Date(midnight + from * MINUTE_MS)),
        settings: fc.record({
          grid: fc.constantFrom(15 as const, 30 as const, 60 as const),
          noticeHours: fc.integer({ min: 0, max: 30 }),
          horizonDays: fc.integer({ min: 1, max: 5 }),
          bufferMinutes: fc.constantFrom(0, 15, 45),
        }),
      }),
    })
  })

const lasting = (minutes: number) => ({ type: 'CHANGE_REQUEST', minutes })

function slotsOf({ input, date, minutes }: Case): Slot[] {
  const availability = createAvailability(input)
  return Array.from(
    { length: DAYS },
    (_, index) => availability.dayOf(addDays(date, index), lasting(minutes)).slots,
  ).flat()
}
const offered = (sample: Case) => slotsOf(sample).filter(({ label }) => label === 'available')
const withRule = (sample: Case, rule: AvailabilityRule): Case => ({
  ...sample,
  input: { ...sample.input, rules: [...sample.input.rules, rule] },
})
const keyOf = ({ start }: Slot) => start

/** Naive reference implementation, minute by minute and rule by rule. */
function isOpenAt({ rules, zone }: AvailabilityInput, instant: number): boolean {
  const { date, minute } = toLocal(instant, zone)
  const day = new Date(`${date}T00:00Z`).getUTCDay() || 7
  const applicable = rules.filter((rule) => {
    if (!rule.active) return false
    const inside = rule.startTime === null || (rule.startTime <= toTime(minute) && toTime(minute) < rule.endTime)
    if (rule.type === 'DAY_OF_WEEK') return inside && rule.dayOfWeek === day
    if (rule.type === 'DATE_RANGE') return inside && rule.startDate <= date && date <= rule.endDate
    if (rule.type === 'SPECIFIC_DATE') return inside && rule.specificDate === date
    return inside
  })
  for (const layer of [['SPECIFIC_DATE'], ['DATE_RANGE'], ['DAY_OF_WEEK', 'TIME_RANGE']]) {
    const here = applicable.filter(({ type }) => layer.includes(type))
    if (here.length > 0) return here.every(({ isBlocked }) => !isBlocked)
  }
  return false
}

const minutesIn = ({ start, end }: Slot) =>
  Array.from({ length: (end - start) / MINUTE_MS }, (_, index) => start + index * MINUTE_MS)

const check = (property: (sample: Case) => void) => fc.assert(fc.property(sampleCase, property), { numRuns: 250 })

test('an available slot is open in every minute, in the future, within notice and horizon, and overlaps nothing taken', () => {
  check((sample) => {
    const { taken, settings, now } = sample.input
    for (const slot of offered(sample)) {
      expect(minutesIn(slot).every((instant) => isOpenAt(sample.input, instant))).toBe(true)
      expect(slot.start).toBeGreaterThan(now.getTime())
      expect(slot.start).toBeGreaterThanOrEqual(now.getTime() + settings.noticeHours * 60 * MINUTE_MS)
      expect(slot.date <= addDays(toLocal(now, sample.input.zone).date, settings.horizonDays)).toBe(true)
      const pause = settings.bufferMinutes * MINUTE_MS
      for (const { start, end, until } of taken)
        expect(slot.end + pause <= start || Math.max(end + pause, until) <= slot.start).toBe(true)
    }
  })
})

test('every open, free and timely slot is available', () => {
  check((sample) => {
    const found = new Set(offered(sample).map(keyOf))
    const { settings, taken, now, zone } = sample.input
    const lastDate = addDays(toLocal(now, zone).date, settings.horizonDays)
    for (let index = 0; index < DAYS; index++)
      for (let minute = 0; minute < 1440; minute += settings.grid) {
        const date = addDays(sample.date, index)
        const [start] = instantsOf(date, minute, zone)
        if (start === undefined || start <= now.getTime() || date > lastDate) continue
        if (start < now.getTime() + settings.noticeHours * 60 * MINUTE_MS) continue
        const end = start + sample.minutes * MINUTE_MS
        const pause = settings.bufferMinutes * MINUTE_MS
        if (taken.some((span) => span.start < end + pause && start < Math.max(span.end + pause, span.until))) continue
        const slot = { start, end } as Slot
        if (minutesIn(slot).every((instant) => isOpenAt(sample.input, instant))) expect(found).toContain(start)
      }
  })
})

test('adding a blocking rule never opens a slot, adding an opening rule never closes one', () => {
  fc.assert(
    fc.property(
      sampleCase.chain((sample) => fc.tuple(fc.constant(sample), ruleAround(sample.date))),
      ([sample, rule]) => {
        const before = new Set(offered(sample).map(keyOf))
        const blocked = offered(withRule(sample, { ...rule, isBlocked: true, active: true }))
        expect(blocked.every((slot) => before.has(keyOf(slot)))).toBe(true)
        const opened = new Set(offered(withRule(sample, { ...rule, isBlocked: false, active: true })).map(keyOf))
        expect([...before].every((start) => opened.has(start))).toBe(true)
      },
    ),
    { numRuns: 250 },
  )
})

test('a taken slot is no longer available, and no new slots appear', () => {
  check((sample) => {
    const before = offered(sample)
    const chosen = before[Math.floor(before.length / 2)]
    if (!chosen) return
    const until = chosen.end + sample.input.settings.bufferMinutes * MINUTE_MS
    const taken = {
      start: chosen.start,
      end: chosen.end,
      from: chosen.start,
      until,
      type: 'CHANGE_REQUEST',
      isHold: false,
    }
    const after = offered({ ...sample, input: { ...sample.input, taken: [...sample.input.taken, taken] } })
    expect(after.some((slot) => slot.start < until && chosen.start < slot.end)).toBe(false)
    const known = new Set(before.map(keyOf))
    expect(after.every((slot) => known.has(keyOf(slot)))).toBe(true)
  })
})

test('every slot names the effective rule, which is active and covers its time', () => {
  check((sample) => {
    for (const slot of slotsOf(sample)) {
      const rule = sample.input.rules.find(({ id }) => id === slot.ruleId)
      expect(rule?.active).toBe(true)
      if (slot.label === 'available') expect(rule?.isBlocked).toBe(false)
    }
  })
})

const always = (isBlocked = false): AvailabilityRule => ({
  id: String(isBlocked),
  type: 'TIME_RANGE',
  startTime: '00:00',
  endTime: '24:00',
  isBlocked,
  active: true,
  description: '',
})

test.each(ZONES)('every day of 2024 to 2030 in %s has each local time once', (zone) => {
  const settings = { grid: 30 as const, noticeHours: 0, horizonDays: 3000, bufferMinutes: 0 }
  const now = new Date('2023-12-30T00:00Z')
  const availability = createAvailability({ rules: [always()], taken: [], settings, subjects: [], zone, now })
  const odd: Record<string, number> = {}
  let last = 0
  for (let date = '2024-01-01'; date <= '2030-12-31'; date = addDays(date, 1)) {
    const { slots, state } = availability.dayOf(date, lasting(30))
    if (state !== 'open' || slots.some(({ label }) => label !== 'available')) expect.fail(date)
    if (slots.length !== 48) odd[date] = slots.length
    for (const { start, minute } of slots) {
      const local = toLocal(start, zone)
      if (start <= last || local.minute !== minute || local.date !== date) expect.fail(date)
      last = start
    }
  }
  // The skipped hour in spring is missing; the repeated hour in autumn is listed once.
  const springs = { 'Europe/Brussels': '2026-03-29', 'America/New_York': '2026-03-08', 'Pacific/Apia': undefined }[zone]
  expect(Object.values(odd)).toEqual(springs ? Array(7).fill(46) : [])
  if (springs) expect(odd[springs]).toBe(46)
})

test('a block overrides an opening of the same layer on every day', () => {
  const settings = { grid: 60 as const, noticeHours: 0, horizonDays: 3000, bufferMinutes: 0 }
  const input = { taken: [], settings, subjects: [], zone: ZONES[0], now: new Date('2023-12-30T00:00Z') }
  const availability = createAvailability({ ...input, rules: [always(), always(true)] })
  for (let date = '2024-01-01'; date <= '2030-12-31'; date = addDays(date, 1))
    if (availability.dayOf(date, lasting(60)).state !== 'closed') expect.fail(date)
})

test('packed slots are unpacked to the same times and labels', () => {
  check(({ input, date, minutes }) => {
    const availability = createAvailability(input)
    for (let index = 0; index < DAYS; index++) {
      const day = addDays(date, index)
      const { slots } = availability.dayOf(day, lasting(minutes))
      expect(unpackSlots(packSlots(slots))).toEqual(
        slots.map(({ minute, start, label }) => ({
          time: toTime(minute),
          startsAt: start,
          label,
        })),
      )
    }
  })
})
