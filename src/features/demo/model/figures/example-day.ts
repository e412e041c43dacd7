import { addDays, dayOfWeek, type LocalDate } from '#kernel/calendar.ts'
import { toInstant } from '#kernel/local-time.ts'

export const EXAMPLE_DAYS = 60

/** Days before today on which each build of the examples began; the first is older than the figures. */
export const EXAMPLE_BUILDS = [
  { number: 1, daysAgo: 59 },
  { number: 2, daysAgo: 25 },
  { number: 3, daysAgo: 12 },
  { number: 4, daysAgo: 3 },
] as const

/** Build 2 made one page slower, build 3 repaired it. */
export const SLOW_BUILD = 2
export const SLOW_ROUTE = '/services'

/** The newsletter that brought more visits, with its first and last day. */
export const CAMPAIGN = { fromDaysAgo: 24, toDaysAgo: 16, source: 'nieuwsbrief', medium: 'email', campaign: 'najaar' }

/** Visits on a Monday to a Sunday: a business site is read on workdays. */
const VISITS_OF_WEEKDAY = [46, 50, 45, 48, 38, 19, 22]
/** By how much the visits have grown at the end. */
const GROWTH = 0.2
const CAMPAIGN_FACTOR = 1.45

export type ExampleDay = {
  date: LocalDate
  daysAgo: number
  /** Instant of midnight in the business time zone. */
  start: number
  build: number
  hasCampaign: boolean
  /** Before random variation. */
  visits: number
}

/** The sixty days up to and including today, oldest first. */
export function exampleDays(today: LocalDate, zone: string): ExampleDay[] {
  return Array.from({ length: EXAMPLE_DAYS }, (_, index) => {
    const daysAgo = EXAMPLE_DAYS - 1 - index
    const date = addDays(today, -daysAgo)
    const hasCampaign = daysAgo <= CAMPAIGN.fromDaysAgo && daysAgo >= CAMPAIGN.toDaysAgo
    const rhythm = VISITS_OF_WEEKDAY[dayOfWeek(date) - 1] as number
    return {
      date,
      daysAgo,
      start: toInstant(date, 0, zone),
      build: EXAMPLE_BUILDS.findLast((build) => build.daysAgo >= daysAgo)?.number ?? 1,
      hasCampaign,
      visits: rhythm * (1 + (GROWTH * index) / EXAMPLE_DAYS) * (hasCampaign ? CAMPAIGN_FACTOR : 1),
    }
  })
}
