import { expect, test } from 'vitest'
import * as tables from '#features/analytics/server/analytics.table.ts'
import { expireAnalytics } from '#features/analytics/server/rollup/retention.service.ts'
import { refreshRollups } from '#features/analytics/server/rollup/rollup.service.ts'
import { getMedianPaint } from '#features/analytics/server/vitals/median-paint.service.ts'
import { hasDemoUsers } from '#features/demo/server/demo.repo.ts'
import { removeDemo, seedDemo } from '#features/demo/server/demo.service.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { exampleFigures } from '#server/composition/example-figures.jobs.ts'
import { insertEvents, rawEvent } from '#tests/fixtures/analytics-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { refreshExampleFigures } from './demo-figures.service.ts'
import { DEMO_PARTS } from './demo-parts.ts'

const NOW = '2026-03-03T09:00:00Z'
const PERIOD = 'from=2026-02-04&to=2026-03-03'
const EXAMPLES = {
  visits: tables.exampleVisits,
  vitals: tables.exampleVitalHours,
  requests: tables.examplePageRequests,
  deployments: tables.exampleDeployments,
}
const OWN = [tables.events, tables.visits, tables.vitalHours, tables.pageRequests, tables.deployments]
/** Every report of the admin area with the figures that it must have. */
const REPORTS = [
  `/api/analytics/visitors?${PERIOD}`,
  `/api/analytics/visitors/funnel?${PERIOD}`,
  `/api/analytics/visitors/breakdown?${PERIOD}&by=page`,
  `/api/analytics/vitals?${PERIOD}`,
  `/api/analytics/vitals/breakdown?${PERIOD}&metric=LCP&by=route`,
  `/api/analytics/vitals/elements?${PERIOD}&metric=LCP`,
  `/api/analytics/vitals/changes?${PERIOD}`,
  `/api/analytics/crawlers?${PERIOD}`,
  '/api/audit/lab?lng=nl',
]

async function demoSite(env: Record<string, string> = { DEMO: 'on' }, now = NOW) {
  const made = await testApp({ now, env })
  await seedDemo(made.ctx, DEMO_PARTS)
  await exampleFigures.run(made.ctx, {})
  const admin = await made.as('admin')
  const read = async (path: string) => (await admin.ask(path)).json()
  return { ...made, admin, read }
}

async function countExamples({ db }: Context): Promise<Record<string, number>> {
  const counts = Object.entries(EXAMPLES).map(async ([name, table]) => [name, await db.$count(table)])
  return Object.fromEntries(await Promise.all(counts))
}

/** Whether a report says that its figures are examples. */
const isExample = (report: { isExample?: boolean } | { isExample: boolean }[]) =>
  Array.isArray(report) ? report.some((row) => row.isExample) : report.isExample

test('the demo has figures in every report, and each says that they are examples', async () => {
  const { read, ctx } = await demoSite()
  for (const path of REPORTS) expect(isExample(await read(path)), path).toBe(true)
  const report = await read(REPORTS[0]!)
  expect(report).toMatchObject({ hasData: true, isExample: true })
  expect(report.totals.visits).toBeGreaterThan(500)
  expect(report.previous.visits).toBeGreaterThan(500)
  expect(report.series).toHaveLength(28)
  for (const { visitors } of report.series) expect(visitors).toBeGreaterThan(0)
  for (const { goal, total, visits } of report.goals) {
    expect(total, goal).toBeGreaterThan(0)
    expect(total).toBeGreaterThanOrEqual(visits)
  }
  expect(report.consentShare).toBeGreaterThan(0.5)
  expect((await read(`/api/analytics/crawlers?${PERIOD}`)).length).toBeGreaterThan(5)
  const { changes } = await read(`/api/analytics/vitals/changes?${PERIOD}`)
  expect(changes).toContainEqual(expect.objectContaining({ route: '/services', direction: 'better' }))
  expect(await read('/api/analytics/figures')).toEqual({ hasExamples: true })
  for (const table of OWN) expect(await ctx.db.$count(table)).toBe(0)
})

test('own figures are counted from the first visit and are never mixed with examples', async () => {
  const { ctx, read } = await demoSite()
  const before = await read(REPORTS[0]!)
  await insertEvents(ctx, [
    rawEvent({ at: new Date('2026-03-03T08:00:00Z') }),
    rawEvent({ at: new Date('2026-03-03T08:01:00Z'), kind: 'vital', name: 'LCP', value: 9000 }),
  ])
  expect(await read(REPORTS[0]!)).toEqual(before)
  const own = await read(`${REPORTS[0]}&figures=own`)
  expect(own).toMatchObject({ isExample: false, hasData: true, totals: { visits: 1, views: 1 } })
  const { metrics } = await read(`/api/analytics/vitals?${PERIOD}&figures=own`)
  expect(metrics[0]).toMatchObject({ metric: 'LCP', samples: 1, p75: 9000 })
  for (const path of REPORTS) expect(isExample(await read(`${path}&figures=own`)), path).toBeFalsy()
})

test('rollups and retention leave the examples, and change only own figures', async () => {
  const { ctx } = await demoSite()
  const before = await countExamples(ctx)
  await insertEvents(ctx, [rawEvent({ at: new Date('2026-03-03T08:00:00Z'), kind: 'vital', name: 'LCP', value: 1 })])
  await refreshRollups(ctx)
  await expireAnalytics({ ...ctx, now: () => new Date('2036-03-03T09:00:00Z') })
  expect(await countExamples(ctx)).toEqual(before)
})

test('every row of an export says in a column whether it is an example', async () => {
  const { admin } = await demoSite()
  const rows = async (more: string) => {
    const csv = await (await admin.ask(`/api/analytics/visitors/export?${PERIOD}${more}`)).text()
    return csv.trim().split(/\r?\n/)
  }
  const [header, ...examples] = await rows('&lng=en')
  expect(header).toMatch(/Figures"?$/)
  expect(examples.length).toBeGreaterThan(40)
  for (const row of examples) expect(row).toMatch(/example figures"?$/)
  for (const row of (await rows('&lng=fr')).slice(1)) expect(row).toMatch(/chiffres d’exemple"?$/)
  for (const row of (await rows('&lng=nl&figures=own')).slice(1)) expect(row).toMatch(/eigen cijfers"?$/)
})

test('nothing public and no tip uses example figures', async () => {
  const { ctx, read, asVisitor } = await demoSite()
  expect(await getMedianPaint(ctx, '/')).toBeNull()
  const { html } = await (await asVisitor('/api/site/proof?lng=nl&page=/')).json()
  expect(html).not.toContain('mediaan')
  const { tips } = await read('/api/audit/tips')
  expect(tips.filter(({ area }: { area: string }) => area === 'vitals')).toEqual([])
  expect((await asVisitor(`/api/analytics/visitors?${PERIOD}`)).status).toBe(401)
})

test('removing the demo leaves no example figures, also when they are being made', async () => {
  const { ctx, admin, read } = await demoSite()
  const { counts } = await read('/api/demo')
  expect(counts.visits).toBe((await countExamples(ctx)).visits)
  const later = { ...ctx, now: () => new Date(Date.parse(NOW) + DAY_MS) }
  const [response] = await Promise.all([admin.send('DELETE', '/api/demo'), refreshExampleFigures(later)])
  expect(response.status).toBe(200)
  expect(await countExamples(ctx)).toEqual({ visits: 0, vitals: 0, requests: 0, deployments: 0 })
  for (const path of REPORTS) expect(isExample(await read(path)), path).toBeFalsy()
  expect(await read('/api/analytics/figures')).toEqual({ hasExamples: false })
  await exampleFigures.run(ctx, {})
  expect((await countExamples(ctx)).visits).toBe(0)
})

test('the figures end today: the next day they are made again, and a second start on a day changes nothing', async () => {
  const { ctx } = await demoSite()
  const last = async () => {
    const rows = await ctx.db.select({ at: tables.exampleVisits.startedAt }).from(tables.exampleVisits)
    return rows
      .map(({ at }) => at.toISOString())
      .toSorted()
      .at(-1)!
      .slice(0, 10)
  }
  const before = await countExamples(ctx)
  await exampleFigures.run(ctx, {})
  expect(await countExamples(ctx)).toEqual(before)
  expect(await last()).toBe('2026-03-03')
  await exampleFigures.run({ ...ctx, now: () => new Date(Date.parse(NOW) + DAY_MS) }, {})
  expect(await last()).toBe('2026-03-04')
})

test('without DEMO there is no made-up number: none is made, and those of an earlier start are not shown', async () => {
  const { ctx, read } = await demoSite({ DEMO: 'off' })
  expect(await hasDemoUsers(ctx.db)).toBe(true)
  expect((await countExamples(ctx)).visits).toBe(0)
  await refreshExampleFigures(ctx)
  expect((await countExamples(ctx)).visits).toBeGreaterThan(0)
  for (const path of REPORTS) expect(isExample(await read(path)), path).toBeFalsy()
  expect(await read(REPORTS[0]!)).toMatchObject({ hasData: false, totals: { visits: 0 } })
  await removeDemo(ctx, DEMO_PARTS)
  expect((await countExamples(ctx)).visits).toBe(0)
})

test('an older demo site that has measured visits gets no examples', async () => {
  const { ctx } = await testApp({ now: NOW, env: { DEMO: 'on' } })
  await seedDemo(ctx, DEMO_PARTS)
  await insertEvents(ctx, [rawEvent({ at: new Date('2026-03-02T08:00:00Z') })])
  await refreshRollups(ctx)
  await exampleFigures.run(ctx, {})
  expect((await countExamples(ctx)).visits).toBe(0)
})
