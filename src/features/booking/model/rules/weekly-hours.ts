import type { Company } from '#features/settings/model/company.schema.ts'
import { DAY_MINUTES, type LocalTime, toMinute, toTime } from '#kernel/local-time.ts'
import { createDayMaps, openHours } from '../day-map.ts'
import { type AvailabilityRule, LAYER } from './rule.ts'

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

export type HoursRange = { startTime: LocalTime; endTime: LocalTime }
/** Seven days, Monday first. A day without ranges is closed. */
export type Week = readonly (readonly HoursRange[])[]

/** The table of weekly hours shows and changes active opening rules of a weekday, and no other rule. */
export function isInTable(rule: AvailabilityRule): rule is AvailabilityRule & { type: 'DAY_OF_WEEK' } {
  return rule.type === 'DAY_OF_WEEK' && rule.active && !rule.isBlocked
}

/** Rules that the table cannot show, but that open or block time every week, or would if they were active. */
export function isBesideTable(rule: AvailabilityRule): boolean {
  return LAYER[rule.type] === 0 && !isInTable(rule)
}

/** The ranges of the table. Rules of a day that overlap are one range. */
export function readWeek(rules: readonly AvailabilityRule[]): HoursRange[][] {
  return WEEKDAYS.map((day) => mergeOverlaps(rulesOf(rules, day).map(rangeOf)))
}

export type WeekPlan<Rule extends AvailabilityRule> = {
  inserted: (HoursRange & { dayOfWeek: number })[]
  updated: { rule: Rule; range: HoursRange }[]
  removed: Rule[]
}

/** The fewest changes that make the rules match the table. Days that already match keep their rules. */
export function planWeek<Rule extends AvailabilityRule>(rules: readonly Rule[], week: Week): WeekPlan<Rule> {
  const plan: WeekPlan<Rule> = { inserted: [], updated: [], removed: [] }
  for (const dayOfWeek of WEEKDAYS) {
    const current = rulesOf(rules, dayOfWeek)
    const wanted = week[dayOfWeek - 1] ?? []
    if (isSame(mergeOverlaps(current.map(rangeOf)), wanted)) continue
    const newRanges = wanted.filter((range) => !current.some((rule) => isSame(rangeOf(rule), range)))
    const kept = new Set(wanted.map((range) => current.find((rule) => isSame(rangeOf(rule), range))))
    const spare = current.filter((rule) => !kept.has(rule))
    for (const [index, range] of newRanges.entries()) {
      const rule = spare[index]
      if (rule) plan.updated.push({ rule, range })
      else plan.inserted.push({ dayOfWeek, ...range })
    }
    plan.removed.push(...spare.slice(newRanges.length))
  }
  return plan
}

export function isEmptyPlan({ inserted, updated, removed }: WeekPlan<AvailabilityRule>): boolean {
  return inserted.length + updated.length + removed.length === 0
}

/** The rules after the plan, for a preview. */
export function applyPlan(
  rules: readonly AvailabilityRule[],
  { inserted, updated, removed }: WeekPlan<AvailabilityRule>,
): AvailabilityRule[] {
  const ranges = new Map(updated.map(({ rule, range }) => [rule.id, range]))
  const isRemoved = new Set(removed.map(({ id }) => id))
  const remaining = rules
    .filter(({ id }) => !isRemoved.has(id))
    .map((rule) => ({ ...rule, ...ranges.get(rule.id) }) as AvailabilityRule)
  return [...remaining, ...inserted.map((hours, index) => ({ ...toOpening(hours), id: `new-${index}` }))]
}

export function toOpening({ dayOfWeek, startTime, endTime }: HoursRange & { dayOfWeek: number }) {
  const type = 'DAY_OF_WEEK' as const
  return { type, dayOfWeek, startTime, endTime, isBlocked: false, active: true, description: '' }
}

/** Bookable hours of an ordinary week: weekday and daily rules, blocks included, without periods and dates. */
export function bookableWeek(rules: readonly AvailabilityRule[]): HoursRange[][] {
  const dayMapOf = createDayMaps(rules.filter(({ type }) => LAYER[type] === 0))
  // 1 January 2024 was a Monday.
  return WEEKDAYS.map((day) => openHours(dayMapOf(`2024-01-0${day}`)))
}

type OpeningHours = Company['openingHours']

/** Midnight is stored as the last minute of the day, because opening hours have no 24:00. */
const LAST_MINUTE = '23:59'

/** Public opening hours as a week. Ranges that touch or overlap are one range, as in `bookableWeek`. */
export function publicWeek(openingHours: OpeningHours): HoursRange[][] {
  const openings = openingHours.flatMap(({ days, opens, closes }) =>
    days.map((dayOfWeek) => {
      const endTime = closes === LAST_MINUTE ? toTime(DAY_MINUTES) : closes
      return { ...toOpening({ dayOfWeek, startTime: opens, endTime }), id: '' }
    }),
  )
  return bookableWeek(openings)
}

/** A week as public opening hours: days with the same range share a row. */
export function toOpeningHours(week: Week): OpeningHours {
  const entries = week.flatMap((ranges, index) => ranges.map((range) => ({ day: index + 1, ...range })))
  const rows = Map.groupBy(entries, ({ startTime, endTime }) => `${startTime}-${endTime}`)
  return [...rows].map(([range, same]) => {
    const [opens = '', endTime = ''] = range.split('-')
    const closes = toMinute(endTime) === DAY_MINUTES ? LAST_MINUTE : endTime
    return { days: same.map(({ day }) => day), opens, closes }
  })
}

export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

function rulesOf<Rule extends AvailabilityRule>(rules: readonly Rule[], day: number): Rule[] {
  return rules.filter((rule) => isInTable(rule) && rule.dayOfWeek === day)
}

/** A rule without times opens the whole day. */
function rangeOf({ startTime, endTime }: AvailabilityRule): HoursRange {
  return startTime === null ? { startTime: toTime(0), endTime: toTime(DAY_MINUTES) } : { startTime, endTime }
}

function mergeOverlaps(ranges: readonly HoursRange[]): HoursRange[] {
  const merged: HoursRange[] = []
  for (const range of ranges.toSorted((a, b) => toMinute(a.startTime) - toMinute(b.startTime))) {
    const last = merged.at(-1)
    if (!last || range.startTime >= last.endTime) merged.push({ ...range })
    else if (range.endTime > last.endTime) last.endTime = range.endTime
  }
  return merged
}
