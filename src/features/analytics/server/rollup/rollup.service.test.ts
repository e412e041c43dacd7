import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getCompany, saveCompany } from '#features/settings/server/company.service.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time-units.ts'
import { insertEvents, rawEvent } from '#tests/fixtures/analytics-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { events, rollupState, visits, vitalHours } from '../analytics.table.ts'
import type { NewEvent } from '../collect/event.repo.ts'
import { MAX_SAMPLES_OF_VISITOR } from './rollup.repo.ts'
import { refreshRollups } from './rollup.service.ts'

const START = Date.parse('2025-03-03T09:00:00Z')

async function setUp() {
  const { ctx: still, database } = await testApp()
  const clock = { at: START }
  const ctx = { ...still, now: () => new Date(clock.at) }
  const read = async () => ({
    visits: (await ctx.db.select().from(visits))
      .map(({ visitorHash: _, ...visit }) => visit)
      .sort(byKeys('visit', 'visitor')),
    hours: (await ctx.db.select().from(vitalHours)).sort(
      byKeys('hour', 'metric', 'route', 'language', 'device', 'value', 'target'),
    ),
  })
  return { ctx, database, clock, read }
}

function byKeys(...keys: string[]) {
  const key = (row: Record<string, unknown>) => keys.map((name) => String(row[name])).join('|')
  return (a: Record<string, unknown>, b: Record<string, unknown>) => (key(a) < key(b) ? -1 : 1)
}

/** The rollups as plain code makes them from raw events. */
function countByHand(all: NewEvent[]) {
  const groups = Map.groupBy(all, ({ visitor, visit }) => `${visit}|${visitor}`)
  const made = [...groups.values()].flatMap((own) => {
    const views = own
      .filter(({ kind }) => kind === 'page_view')
      .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.path < b.path ? -1 : 1))
    const first = views[0]
    if (!first) return []
    const perPath = [...Map.groupBy(views, ({ path }) => path)]
    const perLanguage = [...Map.groupBy(views, ({ language }) => language)]
    return {
      visitor: first.visitor,
      visit: first.visit,
      startedAt: first.at,
      endedAt: new Date(Math.max(...own.map(({ at }) => at.getTime()))),
      views: views.length,
      entry: first.path,
      exit: views.at(-1)!.path,
      paths: perPath.map(([path]) => path),
      pathViews: perPath.map(([, list]) => list.length),
      goals: [...new Set(own.filter(({ kind }) => kind === 'goal').map(({ name }) => name))].sort(),
      language: first.language,
      languages: perLanguage.map(([language]) => language),
      languageViews: perLanguage.map(([, list]) => list.length),
      clicks: [
        ...new Set(own.filter(({ kind }) => kind === 'click').map(({ name, target }) => `${name} ${target}`)),
      ].sort(),
      country: first.country ?? null,
      device: first.device,
      browser: first.browser,
      browserVersion: first.browserVersion ?? null,
      referrer: first.referrer ?? null,
      source: null,
      medium: null,
      campaign: null,
    }
  })
  const hourOf = ({ at }: NewEvent) => Math.floor(at.getTime() / HOUR_MS)
  const vitals = all.filter(({ kind }) => kind === 'vital')
  const reports = Map.groupBy(vitals, (event) =>
    event.sample ? JSON.stringify([hourOf(event), event.visitor, event.sample]) : Symbol('no sample'),
  )
  // Reports are in the order of their arrival.
  const samples = [...reports.values()].map((same) => ({
    arrived: same[0]!.receivedAt,
    ...same.reduce((one, other) => (other.receivedAt > one.receivedAt ? other : one)),
  }))
  const perVisitor = Map.groupBy(samples, ({ at, visitor, name }) => {
    // The business time zone is an hour ahead of UTC in March.
    return JSON.stringify([Math.floor((at.getTime() + HOUR_MS) / DAY_MS), visitor, name])
  })
  const last = [...perVisitor.values()].flatMap((own) =>
    own.sort((a, b) => a.arrived.getTime() - b.arrived.getTime()).slice(0, MAX_SAMPLES_OF_VISITOR),
  )
  const hours = [
    ...Map.groupBy(last, (event) =>
      JSON.stringify([hourOf(event), event.name, event.route, event.language, event.device, event.value]),
    ).values(),
  ].map((same) => {
    const [{ at, name, route, language, device, browser, value }] = same as [(typeof same)[number]]
    const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)
    const none = { build: null, target: null, phase: null }
    return { hour, metric: name, route, language, device, browser, ...none, value: value!, count: same.length }
  })
  return {
    visits: made.sort(byKeys('visit', 'visitor')),
    hours: hours.sort(byKeys('hour', 'metric', 'route', 'language', 'device', 'value', 'target')),
  }
}

/** Minutes after the start at which an event is received, and by how many minutes it is late. */
const eventArbitrary = fc.record({
  received: fc.nat(3 * 1440),
  late: fc.oneof({ weight: 4, arbitrary: fc.nat(5) }, fc.nat(1440)),
  person: fc.constantFrom('a', 'b', 'c'),
  visit: fc.constantFrom('1', '2'),
  path: fc.constantFrom('/', '/services', '/booking'),
  device: fc.constantFrom('phone', 'desktop'),
  what: fc.constantFrom(
    ['page_view', 'page_view'],
    ['vital', 'LCP'],
    ['vital', 'CLS'],
    ['goal', 'registration'],
    ['click', 'outbound'],
  ),
  language: fc.constantFrom('nl', 'fr'),
  value: fc.constantFrom(100, 250, 4000),
  sample: fc.constantFrom(null, 'one', 'two'),
})

test('incremental rollups with late events equal a full reference count', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(eventArbitrary, { maxLength: 40 }),
      fc.integer({ min: 400, max: 2000 }),
      async (drawn, step) => {
        const { ctx, clock, read } = await setUp()
        const rows = drawn
          .sort((a, b) => a.received - b.received)
          .map(({ received, late, person, visit, path, device, what: [kind, name], language, value, sample }, index) =>
            rawEvent({
              // Events have distinct times: the order of simultaneous events is undefined.
              at: new Date(START + (received - late) * MINUTE_MS + index),
              receivedAt: new Date(START + received * MINUTE_MS + index),
              visitor: person,
              // A visit that has no page view yet is at most a day long.
              visit: `${person}${visit}-${Math.floor((received - late) / 1440)}`,
              path,
              device: device as 'phone',
              kind: kind as 'page_view',
              name: name!,
              language: language as 'nl',
              ...(kind === 'click' ? { target: path === '/' ? 'a.example' : 'b.example' } : {}),
              ...(kind === 'vital' ? { value, sample: name === 'CLS' ? sample : null } : {}),
            }),
          )
        let inserted = 0
        for (let minute = 0; inserted < rows.length; minute += step) {
          clock.at = START + minute * MINUTE_MS
          const due = rows.filter(({ receivedAt }, index) => index >= inserted && receivedAt.getTime() <= clock.at)
          await insertEvents(ctx, due)
          inserted += due.length
          await refreshRollups(ctx)
        }
        const expected = countByHand(rows)
        expect(await read()).toEqual(expected)

        await refreshRollups(ctx)
        expect(await read()).toEqual(expected)
        // Full recount.
        await ctx.db.delete(rollupState)
        await refreshRollups(ctx)
        expect(await read()).toEqual(expected)
      },
    ),
    { numRuns: 8, endOnFailure: true },
  )
})

test('a repeated report of a vital replaces its first value, also after the rollup', async () => {
  const { ctx, clock, read } = await setUp()
  const at = new Date(START)
  const report = (value: number, late: number, more: Partial<NewEvent> = {}) =>
    rawEvent({ at, receivedAt: new Date(START + late), kind: 'vital', name: 'INP', value, sample: 'v5-1', ...more })
  const counted = async (rows: NewEvent[]) => {
    await insertEvents(ctx, rows)
    await refreshRollups(ctx)
    return (await read()).hours.map(({ route, value, count }) => [route, value, count]).sort()
  }
  expect(await counted([report(100, 0), report(100, 0, { visitor: 'visitor-2' })])).toEqual([['/', 100, 2]])
  clock.at += 3 * HOUR_MS
  expect(await counted([report(450, 3 * HOUR_MS, { path: '/booking' })])).toEqual([
    ['/', 100, 1],
    ['/booking', 450, 1],
  ])
  // A page with more than fifty interactions ignores its slowest one.
  clock.at += HOUR_MS
  expect(await counted([report(300, 4 * HOUR_MS)])).toEqual([
    ['/', 100, 1],
    ['/', 300, 1],
  ])
})

test('a visitor adds at most ten samples of a metric to a day, in the order of arrival', async () => {
  const { ctx, clock, read } = await setUp()
  const lcp = (minute: number, value: number, visitor: string) => {
    const at = new Date(START + minute * MINUTE_MS)
    return rawEvent({ at, receivedAt: ctx.now(), kind: 'vital', name: 'LCP', value, visitor })
  }
  const count = async () => {
    await refreshRollups(ctx)
    return Map.groupBy((await read()).hours, ({ value }) => value)
  }
  const total = (rows: { count: number }[] = []) => rows.reduce((sum, row) => sum + row.count, 0)
  clock.at = START + 12 * HOUR_MS
  const many = Array.from({ length: 600 }, (_, index) => lcp(index % 600, 60_000, 'poisoner'))
  for (const part of [many.slice(0, 100), many.slice(100)]) {
    await insertEvents(ctx, part)
    expect(total((await count()).get(60_000))).toBe(MAX_SAMPLES_OF_VISITOR)
  }
  await insertEvents(
    ctx,
    Array.from({ length: 40 }, (_, index) => lcp(index, 1000, `visitor-${index}`)),
  )
  const counted = await count()
  expect([total(counted.get(1000)), total(counted.get(60_000))]).toEqual([40, MAX_SAMPLES_OF_VISITOR])
  // The next day has its own samples.
  clock.at = START + 24 * HOUR_MS
  await insertEvents(ctx, [lcp(24 * 60, 60_000, 'poisoner')])
  expect(total((await count()).get(60_000))).toBe(MAX_SAMPLES_OF_VISITOR + 1)
})

test('a visit that spans several refreshes keeps its start', async () => {
  const { ctx, clock, read } = await setUp()
  for (let hour = 0; hour < 60; hour += 20) {
    clock.at = START + hour * HOUR_MS
    await insertEvents(ctx, [rawEvent({ at: ctx.now(), path: hour === 0 ? '/' : '/services' })])
    await refreshRollups(ctx)
  }
  const [visit, ...more] = (await read()).visits
  expect(more).toEqual([])
  expect(visit).toMatchObject({
    startedAt: new Date(START),
    views: 3,
    entry: '/',
    paths: ['/', '/services'],
    pathViews: [1, 2],
  })
})

test('periods without events are skipped, and later events are counted', async () => {
  const { ctx, database, clock, read } = await setUp()
  await insertEvents(ctx, [rawEvent({ at: ctx.now() })])
  await refreshRollups(ctx)
  clock.at += 5 * 365 * DAY_MS
  await insertEvents(ctx, [
    rawEvent({ at: new Date(clock.at - 50 * DAY_MS), visit: 'visit-2' }),
    rawEvent({ at: ctx.now(), visit: 'visit-3' }),
  ])
  let transactions = 0
  const count = () => transactions++
  database.pool.on('acquire', count)
  await refreshRollups(ctx)
  database.pool.off('acquire', count)
  expect((await read()).visits.map(({ visit }) => visit)).toEqual(['visit-1', 'visit-2', 'visit-3'])
  expect(transactions).toBeLessThan(100)
})

test('hours are those of the business time zone', async () => {
  const { ctx, read } = await setUp()
  await saveCompany(ctx, { ...(await getCompany(ctx)), timeZone: 'Asia/Kolkata' })
  await insertEvents(ctx, [
    rawEvent({ at: new Date('2025-03-03T08:40:00Z'), receivedAt: ctx.now(), kind: 'vital', name: 'LCP', value: 5 }),
  ])
  await refreshRollups(ctx)
  expect((await read()).hours).toMatchObject([{ hour: new Date('2025-03-03T08:30:00Z') }])
})

test('concurrent refreshes give the same rows; without events nothing is written', async () => {
  const { ctx, read } = await setUp()
  await refreshRollups(ctx)
  expect(await read()).toEqual({ visits: [], hours: [] })
  await insertEvents(ctx, [rawEvent({ at: ctx.now() })])
  // Two contexts, as two processes would have.
  await Promise.all([refreshRollups({ ...ctx }), refreshRollups({ ...ctx, db: Object.create(ctx.db) })])
  expect((await read()).visits).toHaveLength(1)
  expect(await ctx.db.select().from(events)).toHaveLength(1)
})
