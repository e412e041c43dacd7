import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import type { SearchReport } from '../../model/search-console/search-console.schema.ts'
import { visits } from '../analytics.table.ts'

const NOW = '2026-06-10T12:00:00Z'
const MAY = { from: '2026-05-01', to: '2026-05-31' }
const QUERIES = `Requêtes les plus fréquentes;Clics;Impressions;CTR;Position
site web pme;12;1 234;0,97 %;8,4
prix d’un site;0;5;0 %;31
`

let testSite: Awaited<ReturnType<typeof testApp>>
let admin: Awaited<ReturnType<typeof testSite.as>>

beforeEach(async () => {
  testSite = await testApp({ now: NOW, env: { PUBLIC_URL: 'https://studio.example' } })
  admin = await testSite.as('admin')
})

const PATH = '/api/analytics/search-console'
const at = (query: Record<string, string>) => `${PATH}?${new URLSearchParams({ ...query, lng: 'en' })}`
const send = (body: BodyInit, period: Record<string, string> = MAY) => admin.ask(at(period), { method: 'POST', body })
const read = async (query = {}): Promise<SearchReport> => (await admin.ask(at(query))).json()
const errorOf = async (response: Response) => (await response.json()).error

test('a French export with semicolons is imported, and importing again replaces the same period', async () => {
  expect(await read()).toEqual({ periods: [], chosen: null, queries: [], pages: [] })
  const response = await send(QUERIES)
  expect([response.status, await response.json()]).toEqual([
    201,
    { table: 'query', rows: 2, clicks: 12, impressions: 1239 },
  ])
  const report = await read()
  expect(report.chosen).toEqual(MAY)
  expect(report.periods).toMatchObject([
    { ...MAY, query: { rows: 2, importedAt: NOW.replace('Z', '.000Z') }, page: null },
  ])
  expect(report.queries).toEqual([
    { query: 'site web pme', clicks: 12, impressions: 1234, rate: 12 / 1234, position: 8.4 },
    { query: 'prix d’un site', clicks: 0, impressions: 5, rate: 0, position: 31 },
  ])

  expect((await send('Top queries,Clicks,Impressions,CTR,Position\nother,1,2,50%,1\n')).status).toBe(201)
  expect(await read()).toMatchObject({ periods: [{ query: { rows: 1 } }], queries: [{ query: 'other' }] })
  const june = { from: '2026-06-01', to: '2026-06-09' }
  expect((await send(QUERIES, june)).status).toBe(201)
  expect(await read()).toMatchObject({ chosen: june, periods: [june, MAY], queries: [{ clicks: 12 }, { clicks: 0 }] })
  expect(await read(MAY)).toMatchObject({ chosen: MAY, queries: [{ query: 'other' }] })
})

test('a file that is something else changes nothing and says what to do', async () => {
  await send(QUERIES)
  const refused: [BodyInit, string][] = [
    [Uint8Array.of(0x50, 0x4b, 3, 4), 'Unzip it and choose Queries.csv'],
    ['<!doctype html>', 'This is not a table from Search Console'],
    ['Date,Clicks,Impressions,CTR,Position\n2026-05-01,1,2,50%,1\n', 'not about queries or pages'],
    [QUERIES.replace('1 234', '1234,5'), 'Line 2 is wrong'],
  ]
  for (const [body, words] of refused) {
    const response = await send(body)
    expect(response.status).toBe(422)
    expect((await errorOf(response)).fields.file).toContain(words)
  }
  expect(await read()).toMatchObject({ periods: [{ query: { rows: 2 } }] })
})

test.each([
  ['a last day in the future', { from: '2026-06-01', to: '2026-06-11' }, 'to', 'in the future'],
  ['more than 16 months', { from: '2024-01-01', to: '2026-05-31' }, 'from', '16 months'],
  ['the end before the beginning', { from: '2026-05-02', to: '2026-05-01' }, 'from', ''],
  ['no dates', {}, 'from', ''],
])('%s is refused', async (_, period, field, words) => {
  const response = await send(QUERIES, period)
  expect(response.status).toBe(422)
  expect((await errorOf(response)).fields[field]).toContain(words)
  expect((await read()).periods).toEqual([])
})

test('pages of all languages are one row beside the measured views; other hosts have none', async () => {
  const day = new Date('2026-05-10T10:00:00Z')
  const visit = {
    visitor: 'v',
    visit: 'v',
    startedAt: day,
    endedAt: day,
    views: 3,
    entry: '/',
    exit: '/services',
    goals: [],
  }
  const client = { language: 'nl', device: 'phone', browser: 'Chrome' } as const
  await testSite.ctx.db.insert(visits).values({ ...visit, ...client, paths: ['/', '/services'], pathViews: [1, 2] })
  const pages = `Top pages,Clicks,Impressions,CTR,Position
https://studio.example/services,3,10,30%,2
https://www.studio.example/en/services/,1,30,3.33%,6
https://studio.example/contact,0,4,0%,9
https://old.example/services,1,1,100%,1
`
  expect((await send(pages)).status).toBe(201)
  expect((await read()).pages).toEqual([
    { page: '/services', views: 2, clicks: 4, impressions: 40, rate: 0.1, position: 5 },
    { page: 'https://old.example/services', views: null, clicks: 1, impressions: 1, rate: 1, position: 1 },
    { page: '/contact', views: 0, clicks: 0, impressions: 4, rate: 0, position: 9 },
  ])
  // Nothing was measured before the end of that period: no views are not zero views.
  const april = { from: '2026-04-01', to: '2026-04-30' }
  await send(pages, april)
  expect((await read(april)).pages.map(({ views }) => views)).toEqual([null, null, null])
})

test('two imports of one period at once: one of them is stored, whole', async () => {
  const bodies = [QUERIES, 'Top queries,Clicks,Impressions,CTR,Position\nother,1,2,50%,1\n']
  const responses = await Promise.all(bodies.map((body) => send(body)))
  expect(responses.map(({ status }) => status)).toEqual([201, 201])
  const { periods, queries } = await read()
  expect(periods).toHaveLength(1)
  expect([1, 2]).toContain(queries.length)
})

test('the tag of Search Console is part of the frame of every page, as a code', async () => {
  const code = 'abcDEF_123-456abcDEF_123-456abcDEF_123-4567'
  const frame = async () => (await testSite.app.request('/api/settings/site')).json()
  const save = (verification: string, startedFrom: string | null) =>
    admin.send('PUT', '/api/settings/admin/search-console', { value: { verification }, startedFrom })
  expect((await frame()).siteVerification).toBeUndefined()
  const saved = await save(`<meta name="google-site-verification" content="${code}" />`, null)
  expect(saved.status).toBe(200)
  expect((await frame()).siteVerification).toBe(code)
  const { updatedAt } = await saved.json()
  for (const wrong of ['google123.html', `${code}"><script>`, 'x'.repeat(600)])
    expect((await save(wrong, updatedAt)).status).toBe(422)
  expect((await frame()).siteVerification).toBe(code)
})

test('a period is removed, once', async () => {
  await send(QUERIES)
  const remove = () => admin.ask(at(MAY), { method: 'DELETE' })
  expect((await remove()).status).toBe(200)
  expect((await read()).periods).toEqual([])
  expect((await remove()).status).toBe(404)
})
