import { beforeAll, expect, test } from 'vitest'
import { getSetting, saveSetting } from '#features/settings/server/setting.service.ts'
import { toLocal } from '#kernel/local-time.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time-units.ts'
import { testApp } from '#tests/test-app.ts'
import { GOALS } from '../../model/event.schema.ts'
import { goalsSetting } from '../../model/goals/goals.schema.ts'
import { bucketOf, daysIn, type Period, previousPeriod, type Resolution } from '../../model/period.ts'
import type { Dimension, Funnel, VisitFilters, VisitorsReport } from '../../model/visitors-report.schema.ts'
import { deployments, events, pageRequests, visits } from '../analytics.table.ts'

type Visit = Omit<typeof visits.$inferSelect, 'visitorHash'>
type Admin = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['as']>>

const ZONE = 'Europe/Brussels'
const NOW = '2026-12-01T12:00:00Z'
/** Contains both daylight saving changes. */
const FIRST = Date.parse('2026-03-20T00:00:00Z')
const LAST = Date.parse('2026-11-30T00:00:00Z')

let generated: Visit[]
let admin: Admin

beforeAll(async () => {
  const testSite = await testApp({ now: NOW })
  generated = generateVisits(600)
  await testSite.ctx.db.insert(visits).values(generated)
  await testSite.ctx.db.insert(deployments).values([
    { build: 'a', startedAt: new Date('2026-10-24T21:59:00Z') },
    { build: 'b', startedAt: new Date('2026-10-24T22:01:00Z') },
    { build: 'c', startedAt: new Date('2026-12-01T08:00:00Z') },
  ])
  admin = await testSite.as('admin')
})

async function ask<Body>(path: string, query: Record<string, unknown>): Promise<Body> {
  const response = await admin.ask(
    `/api/analytics/visitors${path}?${new URLSearchParams(query as Record<string, string>)}`,
  )
  expect(response.status).toBe(200)
  return response.json() as Promise<Body>
}

const AUTUMN: Period = { from: '2026-10-12', to: '2026-11-08' }
const SPRING: Period = { from: '2026-03-25', to: '2026-04-10' }
const CASES: [string, Period, VisitFilters][] = [
  ['autumn', AUTUMN, {}],
  ['spring', SPRING, {}],
  ['the day with 25 hours', { from: '2026-10-25', to: '2026-10-25' }, {}],
  ['the day with 23 hours', { from: '2026-03-29', to: '2026-03-29' }, {}],
  ['everything', { from: '2026-03-01', to: '2026-12-01' }, {}],
  ['a page', AUTUMN, { page: '/booking' }],
  ['a first page and a last page', AUTUMN, { entry: '/', exit: '/services/webdesign' }],
  ['visits without a referring site', AUTUMN, { referrer: '' }],
  ['a referring site', AUTUMN, { referrer: 'google.com' }],
  ['a campaign', AUTUMN, { campaign: 'news / email / autumn' }],
  ['a campaign of which only the source is known', AUTUMN, { campaign: 'news /  / ' }],
  ['language, device and browser', AUTUMN, { language: 'nl', device: 'phone', browser: 'Chrome' }],
  ['a country', AUTUMN, { country: 'NL' }],
  ['an unknown country', AUTUMN, { country: '' }],
  ['a click', AUTUMN, { click: 'download /media/a b.pdf' }],
  ['a goal', AUTUMN, { goal: 'message_sent' }],
  ['nothing', AUTUMN, { page: '/nowhere' }],
]

test.each(CASES)('totals, goals and funnel equal a reference count: %s', async (_, period, filters) => {
  const report = await ask<VisitorsReport>('', { ...period, ...filters })
  const mine = within(period, filters)
  const before = within(previousPeriod(period), filters)
  expect(report.totals).toEqual(totalsOf(mine))
  expect(report.previous).toEqual(totalsOf(before))
  expect(report.goals).toMatchObject(
    GOALS.map((goal) => {
      const reached = (list: Visit[]) => list.filter(({ goals }) => goals.includes(goal)).length
      const share = mine.length === 0 ? null : expect.closeTo(reached(mine) / mine.length, 9)
      return { goal, visits: reached(mine), share, previousVisits: reached(before) }
    }),
  )
  const steps: ((visit: Visit) => boolean)[] = [
    ({ paths }) => paths.includes('/'),
    ({ paths }) => paths.some((path) => path === '/services' || path.startsWith('/services/')),
    ({ paths }) => paths.includes('/booking'),
    ({ goals }) => goals.includes('appointment_requested'),
  ]
  const funnel = await ask<Funnel>('/funnel', { ...period, ...filters })
  expect(funnel.steps.map((step) => step.visits)).toEqual(
    steps.map((_, last) => mine.filter((visit) => steps.slice(0, last + 1).every((step) => step(visit))).length),
  )
  expect(report.hasData).toBe(true)
})

/** What was not measured counts as nobody in the reference. */
const known = <Counts extends object>(counts: Counts) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count ?? 0]))

test('one day has its hours; a longer period by hour is refused', async () => {
  const [day] = within(AUTUMN).map(({ startedAt }) => toLocal(startedAt, ZONE).date)
  const { series, totals } = await ask<VisitorsReport>('', { from: day!, to: day!, resolution: 'hour' })
  expect(series.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
  expect(series.reduce((sum, { visits }) => sum + (visits ?? 0), 0)).toBe(totals.visits)
  const wide = `/api/analytics/visitors?${new URLSearchParams({ ...AUTUMN, resolution: 'hour' })}`
  expect((await admin.ask(wide)).status).toBe(422)
})

test('parts before the first visit and in the future are missing, one without visits is zero', async () => {
  const { series } = await ask<VisitorsReport>('', { from: '2026-11-01', to: '2026-11-01', resolution: 'hour' })
  expect(series.filter(({ visits }) => visits === 0).length).toBeGreaterThan(0)
  const today = await ask<VisitorsReport>('', { from: '2026-12-01', to: '2026-12-01', resolution: 'hour' })
  expect(today.series.map(({ visits }) => visits)).toEqual([...Array(13).fill(0), ...Array(11).fill(null)])
  const early = await ask<VisitorsReport>('', { from: '2020-01-01', to: '2020-01-02', resolution: 'day' })
  expect(early.series.map(({ visits, previous }) => [visits, previous.visits])).toEqual([
    [null, null],
    [null, null],
  ])
})

test.each(['day', 'week', 'month'] as const)(
  'the series by %s adds up, beside the same days before',
  async (resolution) => {
    for (const period of [AUTUMN, SPRING]) {
      const { series } = await ask<VisitorsReport>('', { ...period, resolution })
      const mine = bucketed(within(period), resolution, 0)
      const before = bucketed(within(previousPeriod(period)), resolution, daysIn(period))
      const buckets = [...new Set(series.map(({ date }) => bucketOf(date, resolution)))]
      expect(buckets).toHaveLength(series.length)
      for (const { date, previous, ...counts } of series) {
        expect(known(counts), date).toEqual(mine(bucketOf(date, resolution)))
        expect({ ...known(previous), date: '' }, date).toEqual({ ...before(bucketOf(date, resolution)), date: '' })
      }
      expect(series[0]).toMatchObject({ date: period.from, previous: { date: previousPeriod(period).from } })
    }
  },
)

const VALUES: { [Name in Dimension]: (visit: Visit) => string[] } = {
  page: ({ paths }) => paths,
  entry: ({ entry }) => [entry],
  exit: ({ exit }) => [exit],
  referrer: ({ referrer }) => [referrer ?? ''],
  campaign: (visit) => (campaignOf(visit) ? [campaignOf(visit)] : []),
  language: ({ languages, language }) => (languages.length > 0 ? languages : [language]),
  country: ({ country }) => [country ?? ''],
  click: ({ clicks }) => clicks,
  device: ({ device }) => [device],
  browser: ({ browser }) => [browser],
}

test.each(Object.keys(VALUES) as Dimension[])('the breakdown by %s equals a reference count', async (by) => {
  for (const filters of [{}, { language: 'nl' }, { page: '/booking', device: 'phone' }] satisfies VisitFilters[]) {
    const { rows } = await ask<{ rows: object[] }>('/breakdown', { ...AUTUMN, ...filters, by, limit: 1000 })
    const mine = within(AUTUMN, filters)
    const values = [...new Set(mine.flatMap(VALUES[by]))]
    const expected = values.map((value) => {
      const having = mine.filter((visit) => VALUES[by](visit).includes(value))
      const viewsOf = ({ paths, pathViews, languages, languageViews, views }: Visit) => {
        if (by === 'page') return pathViews[paths.indexOf(value)]!
        if (by === 'click') return 1
        return by === 'language' && languages.length > 0 ? languageViews[languages.indexOf(value)]! : views
      }
      return { value, ...countsOf(having), views: having.reduce((sum, visit) => sum + viewsOf(visit), 0) }
    })
    expect(rows).toHaveLength(expected.length)
    expect(rows).toEqual(expect.arrayContaining(expected))
  }
})

test('a breakdown has the ten most frequent values, and no visitors per row over long periods', async () => {
  const { rows } = await ask<{ rows: { views: number; visitors: number | null }[] }>('/breakdown', {
    ...AUTUMN,
    by: 'page',
  })
  expect(rows).toHaveLength(10)
  expect(rows.map(({ views }) => views)).toEqual(rows.map(({ views }) => views).toSorted((a, b) => b - a))
  const long = await ask<typeof rows extends infer R ? { rows: R } : never>('/breakdown', {
    from: '2026-03-01',
    to: '2026-12-01',
    by: 'page',
  })
  expect(long.rows.every(({ visitors }) => visitors === null)).toBe(true)
})

test('deployments belong to the business day on which they started', async () => {
  const { deployments: marked } = await ask<VisitorsReport>('', AUTUMN)
  expect(marked).toEqual([
    { number: 1, date: '2026-10-24' },
    { number: 2, date: '2026-10-25' },
  ])
})

test('a day that is not over is compared with the same hours of the day before', async () => {
  const { ctx, as } = await testApp({ now: NOW })
  const at = (startedAt: string) => ({ ...generated[0]!, visit: startedAt, startedAt: new Date(startedAt) })
  await ctx.db
    .insert(visits)
    .values([at('2026-12-01T08:00:00Z'), at('2026-11-30T11:59:00Z'), at('2026-11-30T12:01:00Z')])
  const hours = { '2026-12-01T08:00:00Z': 2, '2026-11-30T08:00:00Z': 4, '2026-11-30T13:00:00Z': 100 }
  await ctx.db
    .insert(pageRequests)
    .values(Object.entries(hours).map(([hour, count]) => ({ hour: new Date(hour), client: 'visit', count })))
  admin = await as('admin')
  const { totals, previous, consentShare, previousConsentShare } = await ask<VisitorsReport>('', {
    from: '2026-12-01',
    to: '2026-12-01',
  })
  expect([totals.visits, previous.visits]).toEqual([1, 1])
  expect([consentShare, previousConsentShare]).toEqual([0.5, 0.25])
})

test('without visits the figures are zero or null', async () => {
  admin = await (await testApp({ now: NOW })).as('admin')
  const report = await ask<VisitorsReport>('', AUTUMN)
  const nothing = { visitors: 0, visits: 0, views: 0, viewsPerVisit: null, bounceRate: null, visitSeconds: null }
  expect(report).toMatchObject({ hasData: false, totals: nothing, previous: nothing })
  expect(report.series).toHaveLength(28)
  expect(report.goals.map(({ share }) => share)).toEqual([null, null, null, null])
  expect(await ask('/breakdown', { ...AUTUMN, by: 'page' })).toEqual({ isExample: false, rows: [] })
  expect(await ask('/live', {})).toEqual({ visitors: 0, pages: [] })
})

test('live visitors are those of the last five minutes, each on their last page', async () => {
  const { ctx, as } = await testApp({ now: NOW })
  admin = await as('admin')
  const event = (visitor: string, secondsAgo: number, path: string, kind: 'page_view' | 'vital' = 'page_view') => {
    const at = new Date(Date.parse(NOW) - secondsAgo * 1000)
    const client = { language: 'nl', device: 'phone', browser: 'Chrome' } as const
    return { at, receivedAt: at, visitor, visit: visitor, kind, name: kind, path, route: path, ...client }
  }
  await ctx.db
    .insert(events)
    .values([
      event('a', 200, '/'),
      event('a', 20, '/booking'),
      event('a', 10, '/', 'vital'),
      event('b', 299, '/booking'),
      event('c', 301, '/'),
    ])
  expect(await ask('/live', {})).toEqual({ visitors: 2, pages: [{ path: '/booking', visitors: 2 }] })
})

test('goals of the owner are counted with the conversion and the period before; filters apply', async () => {
  const { ctx, as } = await testApp({ now: NOW })
  const goals = [
    { name: 'Diensten', kind: 'page' as const, values: ['/services', '/services/webdesign'] },
    { name: 'Gebeld', kind: 'button' as const, values: ['Bel me', 'Call me'] },
    { name: 'Niets', kind: 'page' as const, values: ['/nowhere'] },
  ]
  await saveSetting(ctx, null, goalsSetting, { goals })
  const visit = (name: string, day: string, paths: string[], clicks: string[] = []) => ({
    ...generated[0]!,
    visit: name,
    startedAt: new Date(`${day}T08:00:00Z`),
    paths,
    pathViews: paths.map(() => 1),
    clicks,
  })
  await ctx.db
    .insert(visits)
    .values([
      visit('a', '2026-11-05', ['/', '/services', '/services/webdesign']),
      visit('b', '2026-11-06', ['/services/webdesign'], ['button Gebeld', 'contact tel']),
      visit('c', '2026-11-06', ['/'], ['outbound example.com']),
      visit('d', '2026-11-07', ['/faq']),
      visit('e', '2026-11-03', ['/'], ['button Gebeld']),
    ])
  admin = await as('admin')
  const period = { from: '2026-11-05', to: '2026-11-07' }
  const counted = async (query: object) =>
    (await ask<VisitorsReport>('', { ...period, ...query })).ownGoals.map(
      ({ visits: count, share, previousVisits }) => [count, share, previousVisits],
    )
  expect(await counted({})).toEqual([
    [2, 0.5, 0],
    [1, 0.25, 1],
    [0, 0, 0],
  ])
  expect(await counted({ click: 'button Gebeld' })).toEqual([
    [1, 1, 0],
    [1, 1, 1],
    [0, 0, 0],
  ])
  // Stored before goals had an id: a new name keeps what was counted.
  const [first, second, third] = (await getSetting(ctx, goalsSetting)).goals
  await saveSetting(ctx, null, goalsSetting, { goals: [first, { ...second, name: 'Telefoon' }, third] })
  expect(await counted({})).toEqual([
    [2, 0.5, 0],
    [1, 0.25, 1],
    [0, 0, 0],
  ])
  const csv = await (
    await admin.ask(`/api/analytics/visitors/export?${new URLSearchParams({ ...period, lng: 'en' })}`)
  ).text()
  expect(csv).toContain('Own goal,Diensten,,2,,,0,,,,own figures')
})

test('the export holds the series and every breakdown, in the language of the page', async () => {
  const { ctx, as } = await testApp({ now: NOW })
  await ctx.db
    .insert(visits)
    .values([{ ...generated[0]!, startedAt: new Date('2026-11-01T08:00:00Z'), referrer: '=cmd()' }])
  admin = await as('admin')
  const response = await admin.ask('/api/analytics/visitors/export?from=2026-11-01&to=2026-11-02&lng=fr')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain('visitors-2026-11-01-2026-11-02.csv')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  const lines = text.split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFRubrique,Valeur,Visiteurs/)
  expect(lines[1]).toBe(`Par jour,2026-11-01,1,1,${generated[0]!.views},,,,,,vos chiffres`)
  expect(lines[2]).toBe('Par jour,2026-11-02,0,0,0,,,,,,vos chiffres')
  // Counted from the tables of the product: nobody sent a message, whatever a visit reached.
  expect(lines.find((line) => line.startsWith('Objectif,message_sent'))).toMatch(/,0,0,vos chiffres$/)
  expect(text).toContain(`Site référent,'=cmd(),1,1,${generated[0]!.views},,,,,,vos chiffres\r\n`)
})

test.each([
  ['no dates', ''],
  ['the end before the beginning', 'from=2026-02-02&to=2026-02-01'],
  ['a day that does not exist', 'from=2026-02-30&to=2026-03-01'],
  ['another resolution', 'from=2026-02-01&to=2026-02-02&resolution=hour'],
  ['an unknown goal', 'from=2026-02-01&to=2026-02-02&goal=world_peace'],
  ['an unknown language', 'from=2026-02-01&to=2026-02-02&language=de'],
  ['a page that is too long', `from=2026-02-01&to=2026-02-02&page=/${'a'.repeat(600)}`],
])('%s is refused', async (_, query) => {
  for (const path of ['', '/breakdown', '/export']) {
    const response = await admin.ask(`/api/analytics/visitors${path}?by=page&${query}`)
    if (path !== '/breakdown' || !query.includes('resolution')) expect(response.status, path).toBe(422)
  }
  for (const more of ['', '&by=colour', '&by=page&limit=0', '&by=page&limit=1001'])
    expect((await admin.ask(`/api/analytics/visitors/breakdown?from=2026-02-01&to=2026-02-02${more}`)).status).toBe(422)
})

function within({ from, to }: Period, filters: VisitFilters = {}): Visit[] {
  const { page, goal, referrer, campaign, language, country, click, ...equal } = filters
  return generated.filter((visit) => {
    const { date } = toLocal(visit.startedAt, ZONE)
    return (
      date >= from &&
      date <= to &&
      (page === undefined || visit.paths.includes(page)) &&
      (goal === undefined || visit.goals.includes(goal)) &&
      (referrer === undefined || (visit.referrer ?? '') === referrer) &&
      (campaign === undefined || campaignOf(visit) === campaign) &&
      (language === undefined || VALUES.language(visit).includes(language)) &&
      (country === undefined || (visit.country ?? '') === country) &&
      (click === undefined || visit.clicks.includes(click)) &&
      Object.entries(equal).every(([name, value]) => visit[name as 'entry'] === value)
    )
  })
}

function countsOf(list: Visit[]) {
  const views = list.reduce((sum, visit) => sum + visit.views, 0)
  return { visitors: new Set(list.map(({ visitor }) => visitor)).size, visits: list.length, views }
}

function totalsOf(list: Visit[]) {
  const seconds = list.reduce((sum, { startedAt, endedAt }) => sum + (Number(endedAt) - Number(startedAt)) / 1000, 0)
  const mean = (sum: number) => (list.length === 0 ? null : expect.closeTo(sum / list.length, 6))
  const bounces = list.filter(({ views }) => views === 1).length
  const counts = countsOf(list)
  return { ...counts, viewsPerVisit: mean(counts.views), bounceRate: mean(bounces), visitSeconds: mean(seconds) }
}

/** Counts per bucket of the local day, after moving the day by as many days as the period has. */
function bucketed(list: Visit[], resolution: Resolution, days: number) {
  const groups = Map.groupBy(list, ({ startedAt }) => {
    const day = Date.parse(toLocal(startedAt, ZONE).date) + days * DAY_MS
    return bucketOf(new Date(day).toISOString().slice(0, 10), resolution)
  })
  return (bucket: string) => countsOf(groups.get(bucket) ?? [])
}

function campaignOf({ source, medium, campaign }: Visit): string {
  return source || medium || campaign ? [source, medium, campaign].map((part) => part ?? '').join(' / ') : ''
}

/** The same visits in every run. A third of them begins within the hour around a midnight of the business. */
function generateVisits(count: number): Visit[] {
  let state = 7
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const pick = <One>(...list: One[]) => list[Math.floor(random() * list.length)]!
  const PATHS = [
    '/',
    '/services',
    '/services/webdesign',
    '/booking',
    '/contact',
    '/servicesque',
    '/faq',
    '/blog',
    '/a',
    '/b',
    '/c',
  ]
  return Array.from({ length: count }, (_, index) => {
    const moment = FIRST + random() * (LAST - FIRST)
    const midnight = Math.floor(moment / DAY_MS) * DAY_MS - pick(HOUR_MS, 7_200_000)
    const startedAt = new Date(random() < 0.33 ? midnight + (random() - 0.5) * HOUR_MS : moment)
    const paths = PATHS.filter(() => random() < 0.3)
    if (paths.length === 0) paths.push(pick(...PATHS))
    const pathViews = paths.map(() => pick(1, 1, 1, 2, 5))
    const source = pick(null, null, 'news')
    const views = pathViews.reduce((sum, one) => sum + one, 0)
    return {
      visitor: `visitor-${Math.floor(random() * count * 0.4)}`,
      visit: `visit-${index}`,
      startedAt,
      endedAt: new Date(startedAt.getTime() + Math.floor(random() * 900) * 1000),
      views,
      entry: paths[0]!,
      exit: paths.at(-1)!,
      paths,
      pathViews,
      goals: GOALS.filter(() => random() < 0.1),
      ...pick(
        { language: 'nl', languages: [], languageViews: [] },
        { language: 'fr', languages: ['fr'], languageViews: [views] },
        { language: 'en', languages: ['en', 'nl'], languageViews: [1, 4] },
      ),
      clicks: pick([], [], ['contact tel'], ['outbound www.example.com', 'download /media/a b.pdf']),
      country: pick('BE', 'BE', 'NL', null),
      device: pick('phone', 'tablet', 'desktop'),
      browser: pick('Chrome', 'Safari', 'Firefox'),
      browserVersion: pick(null, 140),
      referrer: pick(null, 'google.com', 'bing.com'),
      source,
      medium: source && pick(null, 'email'),
      campaign: source && pick(null, 'autumn'),
    }
  })
}
