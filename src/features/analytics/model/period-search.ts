import { addDays, type LocalDate } from '#kernel/calendar.ts'
import type { FiguresQuery } from './figure-source.ts'
import { daysIn, fitsPeriod, type Period, periodQuery, VISIT_RESOLUTIONS, type VisitResolution } from './period.ts'

export const PERIOD_DAYS = [1, 7, 28, 90] as const
type PeriodDays = (typeof PERIOD_DAYS)[number]
const DEFAULT_DAYS: PeriodDays = 28

export type PeriodSearch = FiguresQuery & {
  days?: number
  from?: LocalDate
  to?: LocalDate
  resolution?: VisitResolution
}

export type ChosenPeriod = {
  period: Period
  /** null: two dates were chosen. */
  days: PeriodDays | null
  resolution: VisitResolution
  /** `own` hides the example figures of the demo. */
  figures?: FiguresQuery['figures']
}

/** Finest resolution that keeps a chart readable. */
const defaultResolution = (period: Period): VisitResolution => {
  const days = daysIn(period)
  if (days === 1) return 'hour'
  return days <= 92 ? 'day' : days <= 730 ? 'week' : 'month'
}

/** Parses the search parameters. Invalid values are ignored: the default is the last 28 days, including today. */
export function readPeriodSearch(search: Record<string, unknown>, today: LocalDate): ChosenPeriod {
  const custom = periodQuery.safeParse({ from: search.from, to: search.to })
  const days = PERIOD_DAYS.find((one) => one === Number(search.days)) ?? DEFAULT_DAYS
  const period = custom.success ? custom.data : { from: addDays(today, 1 - days), to: today }
  const wanted = VISIT_RESOLUTIONS.find((one) => one === search.resolution && fitsPeriod(one, period))
  const resolution = wanted ?? defaultResolution(period)
  const figures = search.figures === 'own' ? ({ figures: 'own' } as const) : {}
  return { period, days: custom.success ? null : days, resolution, ...figures }
}

/** Search parameters of a choice; the default period is left out. */
export function writePeriodSearch({ days, period, resolution, figures }: ChosenPeriod): PeriodSearch {
  return {
    ...(days === null ? period : days !== DEFAULT_DAYS && { days }),
    ...(resolution !== defaultResolution(period) && { resolution }),
    ...(figures && { figures }),
  }
}
