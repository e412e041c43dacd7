import { dayOfWeek, type LocalDate } from '#kernel/calendar.ts'
import { DAY_MINUTES, type Minute, toMinute, toTime } from '#kernel/local-time.ts'
import { type AvailabilityRule, appliesOn, LAYER } from './rules/rule.ts'

/** The effective rule of every minute of a day, in local time. */
export type DayMap = {
  /** The rule with the highest precedence; undefined if no rule covers the minute. */
  ruleAt(minute: Minute): AvailabilityRule | undefined
  /** 1 if the effective rule opens the minute. */
  openMinutes: Uint8Array
  /** 1 if any rule opens the minute, even if another one blocks it. */
  openedMinutes: Uint8Array
}

/** Builds day maps lazily and caches them. Inactive rules are ignored. */
export function createDayMaps(rules: readonly AvailabilityRule[]): (date: LocalDate) => DayMap {
  const cache = new Map<LocalDate, DayMap>()
  const sortedRules = rules.filter(({ active }) => active).toSorted((a, b) => precedenceOf(a) - precedenceOf(b))
  return (date) => {
    const dayMap = cache.get(date) ?? buildDayMap(sortedRules, date)
    cache.set(date, dayMap)
    return dayMap
  }
}

/** A later layer overrides an earlier one; within a layer a block overrides an opening. */
export function precedenceOf({ type, isBlocked }: AvailabilityRule): number {
  return LAYER[type] * 2 + (isBlocked ? 1 : 0)
}

/** For a day without open time: the rule that blocks it, if any. Undefined for a day with open time. */
export function closureOf({
  openMinutes,
  openedMinutes,
  ruleAt,
}: DayMap): { rule: AvailabilityRule | undefined } | undefined {
  if (openMinutes.includes(1)) return
  const opened = openedMinutes.indexOf(1)
  const rule = ruleAt(Math.max(opened, 0))
  // Where nothing opens, only a block of the whole day is a reason.
  return { rule: rule?.isBlocked && (opened !== -1 || rule.startTime === null) ? rule : undefined }
}

export function covers(rule: AvailabilityRule, date: LocalDate, minute: Minute): boolean {
  const [from, to] = minutesOf(rule)
  return rule.active && appliesOn(rule, date, dayOfWeek(date)) && from <= minute && minute < to
}

type OpeningHours = { startTime: string; endTime: string }

export function openHours(dayMap: DayMap): OpeningHours[] {
  const hours: OpeningHours[] = []
  let start: Minute | undefined
  for (let minute = 0; minute <= DAY_MINUTES; minute++) {
    const isOpen = dayMap.openMinutes[minute] === 1
    if (isOpen) start ??= minute
    else if (start !== undefined) {
      hours.push({ startTime: toTime(start), endTime: toTime(minute) })
      start = undefined
    }
  }
  return hours
}

/** Set difference `from` − `less`; both lists are sorted and without overlaps. */
export function subtractHours(from: OpeningHours[], less: OpeningHours[]): OpeningHours[] {
  return from.flatMap(({ startTime, endTime }) => {
    const rest: OpeningHours[] = []
    let start = toMinute(startTime)
    const end = toMinute(endTime)
    for (const removed of less) {
      const [removedStart, removedEnd] = [toMinute(removed.startTime), toMinute(removed.endTime)]
      if (removedEnd <= start || removedStart >= end) continue
      if (removedStart > start) rest.push({ startTime: toTime(start), endTime: toTime(removedStart) })
      start = Math.max(start, removedEnd)
    }
    if (start < end) rest.push({ startTime: toTime(start), endTime: toTime(end) })
    return rest
  })
}

function buildDayMap(sortedRules: AvailabilityRule[], date: LocalDate): DayMap {
  const topRule = new Uint16Array(DAY_MINUTES)
  const open = new Uint8Array(DAY_MINUTES)
  const opened = new Uint8Array(DAY_MINUTES)
  const weekday = dayOfWeek(date)
  for (const [index, rule] of sortedRules.entries()) {
    if (!appliesOn(rule, date, weekday)) continue
    const [from, to] = minutesOf(rule)
    topRule.fill(index + 1, from, to)
    open.fill(rule.isBlocked ? 0 : 1, from, to)
    if (!rule.isBlocked) opened.fill(1, from, to)
  }
  return { ruleAt: (minute) => sortedRules[Number(topRule[minute]) - 1], openMinutes: open, openedMinutes: opened }
}

function minutesOf({ startTime, endTime }: AvailabilityRule): [Minute, Minute] {
  return startTime === null ? [0, DAY_MINUTES] : [toMinute(startTime), toMinute(endTime)]
}
