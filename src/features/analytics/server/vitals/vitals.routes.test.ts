import { expect, test } from 'vitest'
import { toLocal } from '#kernel/local-time.ts'
import { LOCALES } from '#kernel/locale.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import { testApp } from '#tests/test-app.ts'
import { DEVICE_CLASSES, METRICS, type Metric } from '../../model/event.schema.ts'
import { rate, roundVital } from '../../model/vitals/vitals.ts'
import {
  type SlowElement,
  VITAL_DIMENSIONS,
  type VitalBreakdownRow,
  type VitalChange,
  type VitalsReport,
} from '../../model/vitals/vitals-report.schema.ts'
import { deployments, vitalHours } from '../analytics.table.ts'

type Row = typeof vitalHours.$inferInsert
const NOW = '2026-03-30T12:00:00Z'
const ZONE = 'Europe/Brussels'
/** Four weeks with the change to summer time (29 March). */
const PERIOD = { from: '2026-03-02', to: '2026-03-29' }
const BEFORE = { from: '2026-02-02', to: '2026-03-01' }

/** Rows of the rollup from February to April, the same in every run. */
function generated(): Row[] {
  let state = 42
  const next = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * limit)
  }
  const one = <Item>(items: readonly Item[]) => items[next(items.length)] as Item
  return Array.from({ length: 800 }, () => {
    const metric = one(METRICS)
    const hasTarget = metric === 'LCP' || metric === 'INP'
    return {
      hour: new Date(Date.parse('2026-01-25T00:00:00Z') + next(70 * 24) * HOUR_MS),
      metric,
      route: one(['/', '/booking']),
      language: one(LOCALES),
      device: one(DEVICE_CLASSES),
      browser: one(['Chrome', 'Safari']),
      build: one([1, 2, null]),
      target: hasTarget ? one(['img.cover', 'h1']) : null,
      phase: hasTarget ? 'inputDelay' : null,
      value: metric === 'CLS' ? next(400) / 1000 : roundVital(metric, next(5000)),
      count: 1 + next(9),
    }
  })
}

const rows = generated()
/** Computed once: converting to local days is slow. */
const dayOf = new Map(rows.map((row) => [row, toLocal(row.hour, ZONE).date]))
const rowsOf = Map.groupBy(rows, ({ metric }) => metric)

/** A count by hand: every measured value written out. */
function written(metric: Metric, { from, to }: typeof PERIOD, isMatch: (row: Row) => boolean = () => true): number[] {
  return (rowsOf.get(metric) ?? [])
    .filter((row) => (dayOf.get(row) as string) >= from && (dayOf.get(row) as string) <= to && isMatch(row))
    .flatMap(({ value, count }) => Array.from({ length: count }, () => value))
    .sort((a, b) => a - b)
}

const p75 = (values: number[]) => values[Math.ceil(values.length * 0.75) - 1] ?? null
const summary = (metric: Metric, values: number[]) => ({
  samples: values.length,
  p75: p75(values),
  rating: values.length === 0 ? null : rate(metric, p75(values) as number),
  ratings: {
    good: values.filter((value) => rate(metric, value) === 'good').length,
    'needs-improvement': values.filter((value) => rate(metric, value) === 'needs-improvement').length,
    poor: values.filter((value) => rate(metric, value) === 'poor').length,
  },
})

async function reports(stored: Row[], now = NOW) {
  const { ctx, as } = await testApp({ now })
  if (stored.length > 0) await ctx.db.insert(vitalHours).values(stored)
  const admin = await as('admin')
  const read = async <Body>(path: string, query: Record<string, string | number>): Promise<Body> => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const response = await admin.ask(`/api/analytics/vitals${path}?${search}`)
    expect(response.status).toBe(200)
    return (await response.json()) as Body
  }
  return { ctx, admin, read }
}

test('every figure of the report equals a reference count, with and without filters, cached or not', async () => {
  const { ctx, read } = await reports(rows)
  await ctx.db.insert(deployments).values({ number: 1, build: 'abc', startedAt: new Date('2026-03-10T23:30:00Z') })

  const filters = [{}, { device: 'phone', language: 'fr' }, { route: '/booking', browser: 'Safari', build: 2 }] as const
  for (const filter of [...filters, filters[0]]) {
    const isMatch = (row: Row) => Object.entries(filter).every(([key, value]) => row[key as keyof Row] === value)
    const report = await read<VitalsReport>('', { ...PERIOD, ...filter })

    expect(report.resolution).toBe('day')
    expect(report.buckets).toHaveLength(28)
    expect(report.deployments).toEqual([{ build: 1, date: '2026-03-11' }])
    for (const [index, metric] of METRICS.entries()) {
      const { ratings: _, ...previous } = summary(metric, written(metric, BEFORE, isMatch))
      expect(report.metrics[index]).toEqual({
        metric,
        ...summary(metric, written(metric, PERIOD, isMatch)),
        previous,
        series: report.buckets.map((day) => p75(written(metric, { from: day, to: day }, isMatch))),
      })
    }
  }
})

test('a long period has weeks or months, cut off at its ends', async () => {
  const { read } = await reports(rows)
  const weeks = await read<VitalsReport>('', { from: '2026-02-04', to: '2026-03-29' })
  expect(weeks.resolution).toBe('week')
  expect(weeks.metrics[0]?.series[0]).toBe(p75(written('LCP', { from: '2026-02-04', to: '2026-02-08' })))

  const months = await read<VitalsReport>('', { from: '2025-04-01', to: '2026-03-29' })
  expect(months.buckets).toHaveLength(12)
  expect(months.metrics[0]?.samples).toBe(written('LCP', { from: '2025-04-01', to: '2026-03-29' }).length)
  expect(months.metrics[0]?.series.at(-1)).toBe(p75(written('LCP', { from: '2026-03-01', to: '2026-03-29' })))
})

test('the rows of a breakdown equal a reference count', async () => {
  const { read } = await reports(rows)
  for (const by of VITAL_DIMENSIONS) {
    const { rows: found } = await read<{ rows: VitalBreakdownRow[] }>('/breakdown', { ...PERIOD, metric: 'INP', by })
    const values = new Set(rows.map((row) => (row[by] === null ? null : String(row[by]))))
    expect(new Set(found.map(({ value }) => value))).toEqual(values)
    for (const { value, ...row } of found) {
      expect(row).toEqual(
        summary(
          'INP',
          written('INP', PERIOD, (one) => String(one[by]) === String(value)),
        ),
      )
    }
  }
})

test('slow elements are those with enough samples, slowest first', async () => {
  const { read } = await reports(rows)
  const { rows: found } = await read<{ rows: SlowElement[] }>('/elements', { ...PERIOD, metric: 'LCP' })

  expect(found.length).toBeGreaterThan(3)
  expect(found.map(({ p75: value }) => value)).toEqual(
    found.map(({ p75: value }) => value).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
  )
  for (const { route, language, target, phase, ...rest } of found) {
    const values = written(
      'LCP',
      PERIOD,
      (row) =>
        row.route === route &&
        row.language === language &&
        (row.target ?? null) === target &&
        (row.phase ?? null) === phase,
    )
    expect(values.length).toBeGreaterThanOrEqual(20)
    const { ratings: _, ...expected } = summary('LCP', values)
    expect(rest).toEqual(expected)
  }
})

const measured = (build: number, day: string, value: number, count: number, rest: Partial<Row> = {}): Row => ({
  hour: new Date(`${day}T10:00:00Z`),
  metric: 'INP',
  route: '/booking',
  language: 'nl',
  device: 'phone',
  browser: 'Chrome',
  build,
  value,
  count,
  ...rest,
})

test('the build that made a route worse is named, with both sides; a later improvement replaces it', async () => {
  const { ctx, read } = await reports([
    measured(1, '2026-03-01', 180, 80),
    measured(2, '2026-03-11', 240, 70),
    measured(2, '2026-03-12', 240, 5, { language: 'fr' }),
    measured(3, '2026-03-20', 160, 60),
    // Enough in all, too few of each device class.
    measured(1, '2026-03-01', 100, 40, { route: '/', device: 'desktop' }),
    measured(2, '2026-03-11', 900, 40, { route: '/', device: 'desktop' }),
    measured(2, '2026-03-11', 900, 40, { route: '/', device: 'tablet' }),
  ])
  await ctx.db.insert(deployments).values(
    ['2026-02-01', '2026-03-10', '2026-03-19'].map((day, index) => ({
      number: index + 1,
      build: `b${index}`,
      startedAt: new Date(day),
    })),
  )
  const { changes } = await read<{ changes: VitalChange[] }>('/changes', PERIOD)
  const place = { metric: 'INP', route: '/booking', device: 'phone' }
  expect(changes).toEqual([
    {
      ...place,
      direction: 'better',
      before: { build: 2, samples: 75, p75: 240 },
      after: { build: 3, samples: 60, p75: 160 },
      isLast: true,
    },
    {
      ...place,
      direction: 'worse',
      before: { build: 1, samples: 80, p75: 180 },
      after: { build: 2, samples: 75, p75: 240 },
      isLast: false,
    },
  ])

  // A build that started before the period belongs to an earlier report; a filter by build keeps its neighbour.
  const later = await read<{ changes: VitalChange[] }>('/changes', { from: '2026-03-15', to: '2026-03-29' })
  expect(later.changes.map(({ after }) => after.build)).toEqual([3])
  const second = await read<{ changes: VitalChange[] }>('/changes', { ...PERIOD, build: 2 })
  expect(second.changes.map(({ direction, before, after }) => [direction, before.build, after.build])).toEqual([
    ['worse', 1, 2],
  ])
  const desktop = await read<{ changes: VitalChange[] }>('/changes', { ...PERIOD, device: 'desktop' })
  expect(desktop.changes).toEqual([])
})

test('without samples the figures are null, not zero', async () => {
  const { read } = await reports([])
  const report = await read<VitalsReport>('', PERIOD)
  for (const metric of report.metrics) {
    expect(metric).toMatchObject({ samples: 0, p75: null, rating: null, previous: { samples: 0, p75: null } })
    expect(metric.series.every((value) => value === null)).toBe(true)
  }
  expect(await read('/breakdown', { ...PERIOD, metric: 'LCP', by: 'route' })).toEqual({ isExample: false, rows: [] })
  expect(await read('/elements', { ...PERIOD, metric: 'LCP' })).toEqual({ isExample: false, rows: [] })
  expect(await read('/changes', PERIOD)).toEqual({ isExample: false, changes: [] })
})

test.each([
  ['a period that ends before it begins', '?from=2026-03-02&to=2026-03-01'],
  ['an unknown device', '?from=2026-03-01&to=2026-03-02&device=fridge'],
  ['a build that is not a number', '?from=2026-03-01&to=2026-03-02&build=abc'],
  ['a breakdown without a metric', '/breakdown?from=2026-03-01&to=2026-03-02&by=route'],
  ['a breakdown by a column that is not a dimension', '/breakdown?from=2026-03-01&to=2026-03-02&metric=LCP&by=target'],
  ['elements of an unknown metric', '/elements?from=2026-03-01&to=2026-03-02&metric=XYZ'],
])('%s is refused', async (_, path) => {
  const { admin } = await reports([])
  expect((await admin.ask(`/api/analytics/vitals${path}`)).status).toBe(422)
})
