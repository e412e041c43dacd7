import type { DeviceClass, Metric } from '#features/analytics/model/event.schema.ts'
import { roundVital } from '#features/analytics/model/vitals/vitals.ts'
import { routeOf } from '#kernel/pages.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import { type ExampleDay, SLOW_BUILD, SLOW_ROUTE } from './example-day.ts'
import type { ExampleVisit } from './example-visits.ts'
import type { Random } from './seeded-random.ts'

type Vital = { metric: Metric; median: number; spread: number; target?: string; phase?: string }

/** On a desktop; phones take longer. */
const VITALS: readonly Vital[] = [
  { metric: 'LCP', median: 1150, spread: 0.34, target: 'main > header > h1', phase: 'elementRenderDelay' },
  { metric: 'INP', median: 64, spread: 0.55, target: 'header > nav > button', phase: 'presentationDelay' },
  { metric: 'CLS', median: 0.012, spread: 0.9 },
  { metric: 'FCP', median: 820, spread: 0.3 },
  { metric: 'TTFB', median: 210, spread: 0.4 },
]
const DEVICE_FACTOR: Record<DeviceClass, number> = { desktop: 1, tablet: 1.25, phone: 1.5 }
/** The photo that build 2 no longer compressed. */
const SLOW_LCP = { factor: 1.9, target: 'main > figure > img', phase: 'resourceLoadDuration' }
/** Pages after the first one that are loaded as documents, and visits with an interaction. */
const LOADED_SHARE = 0.35
const INTERACTION_SHARE = 0.7
/** The coarser the values, the more samples share a row: a twentieth of the value. */
const STEPS = 20

/** Value counts per hour of the pages that the visits of a day loaded. */
export function vitalsOfDay(day: ExampleDay, visits: readonly ExampleVisit[], random: Random) {
  const rows = new Map<string, ReturnType<typeof toRow> & { count: number }>()
  for (const visit of visits) {
    const loaded = visit.paths.filter((_, index) => index === 0 || random.chance(LOADED_SHARE))
    for (const path of loaded) for (const vital of VITALS) if (isReported(vital, visit)) add(visit, path, vital)
  }
  return [...rows.values()]

  function add(visit: ExampleVisit, path: string, vital: Vital): void {
    const row = toRow(visit, path, vital)
    const key = Object.values(row).map(String).join('\n')
    const known = rows.get(key)
    if (known) known.count++
    else rows.set(key, { ...row, count: 1 })
  }

  function toRow({ startedAt, language, device, browser }: ExampleVisit, path: string, vital: Vital) {
    const route = routeOf(path) ?? path
    const { metric, spread } = vital
    const slow = metric === 'LCP' && route === SLOW_ROUTE && day.build === SLOW_BUILD ? SLOW_LCP : undefined
    const factor = (metric === 'CLS' ? 1 : DEVICE_FACTOR[device]) * (slow?.factor ?? 1)
    const { target = null, phase = null } = slow ?? vital
    const value = coarse(metric, random.around(vital.median * factor, spread))
    const hour = new Date(Math.floor(startedAt.getTime() / HOUR_MS) * HOUR_MS)
    return { hour, metric, route, language, device, browser, build: day.build, target, phase, value }
  }

  /** CLS is measured by Chromium only; INP needs an interaction. */
  function isReported({ metric }: Vital, { browser }: ExampleVisit): boolean {
    if (metric === 'CLS') return browser !== 'Safari' && browser !== 'Firefox'
    return metric !== 'INP' || random.chance(INTERACTION_SHARE)
  }
}

function coarse(metric: Metric, value: number): number {
  const step = 2 ** Math.round(Math.log2(value / STEPS))
  return roundVital(metric, Math.round(value / step) * step)
}
