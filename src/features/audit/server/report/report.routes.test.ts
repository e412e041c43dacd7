import { expect, test } from 'vitest'
import { insertFindings, insertPages, insertRun } from '#tests/fixtures/audit-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import type { CheckScore } from '../../model/score.ts'
import { auditAnswers, auditRuns } from '../audit.table.ts'
import { auditRunJob } from '../run/run.service.ts'

const lost = (check: string, points: number, failed: number, more: Partial<CheckScore> = {}): CheckScore => ({
  check,
  area: 'seo',
  severity: 'warning',
  failed,
  of: 3,
  lost: points,
  ...more,
})

/** The run stays where it began. */
const waitingAudit = { ...auditRunJob, run: async () => {} }

async function setUp() {
  const { as, asVisitor, ctx } = await testApp({ jobs: [waitingAudit] })
  const { ask, send } = await as('admin')
  const read = async (path: string) => (await ask(`/api/audit${path}`)).json()
  return { db: ctx.db, ask, send, read, as, asVisitor }
}

/** Two full runs; the second found a new title and no longer a broken link. */
async function auditTwice(db: Awaited<ReturnType<typeof setUp>>['db']) {
  await insertPages(
    db,
    {
      address: '/',
      digest: { title: 'Welkom', textBytes: 20, htmlBytes: 100, inlinedBytes: 60, wordCount: 300, transferBytes: 9000 },
    },
    {
      address: '/fr/faq',
      digest: { title: 'Questions', textBytes: 10, htmlBytes: 100, resources: ['/a.css', '/b.js'] },
    },
    {
      address: '/blog/1/kort',
      kind: 'post',
      editPath: '/blog/edit/1',
      digest: { title: '<script>alert(1)</script>', textBytes: 70, htmlBytes: 100, readability: 61 },
    },
  )
  const before = await insertRun(db, {
    seoScore: 90,
    aiScore: 80,
    checks: [],
    startedAt: new Date('2025-03-01T02:30:00Z'),
  })
  const after = await insertRun(db, {
    seoScore: 94,
    aiScore: 80,
    checks: [
      lost('link-broken', 0, 0, { severity: 'error' }),
      lost('title-length', 4, 2),
      lost('link-text', 2, 1),
      lost('twin-missing', 20, 3, { area: 'ai' }),
    ],
  })
  await insertFindings(
    db,
    { check: 'title-length', address: '/fr/faq', firstRun: before, values: { length: 9 } },
    { check: 'title-length', address: '/blog/1/kort', firstRun: after, values: { length: 12 } },
    { check: 'link-text', address: '/fr/faq', firstRun: before, element: 'img.a', severity: 'notice' },
    { check: 'link-text', address: '/fr/faq', firstRun: before, element: 'img.b', severity: 'notice' },
    { check: 'link-broken', address: '/', firstRun: before, severity: 'error', solvedRun: after, solvedAt: new Date() },
    { check: 'twin-missing', address: '/', firstRun: before, area: 'ai' },
  )
  return { before, after }
}

test('the summary explains the score: points per check, what is new and solved, text-to-code ratio', async () => {
  const { db, read } = await setUp()
  const { after } = await auditTwice(db)
  const summary = await read('/summary?area=seo')
  expect(summary).toMatchObject({
    score: 94,
    change: 4,
    baselineAt: '2025-03-01T02:30:00.000Z',
    result: { id: after, startedAt: '2025-03-02T02:30:00.000Z', finishedAt: '2025-03-02T02:30:04.100Z', pagesTotal: 3 },
    status: { running: null, last: { id: after, failure: null } },
    checks: [
      { check: 'title-length', lost: 4, failed: 2, of: 3, findings: 2, fresh: 1 },
      { check: 'link-text', lost: 2, failed: 1, of: 3, findings: 2, fresh: 0 },
    ],
    findings: { error: 0, warning: 2, notice: 2 },
    fresh: 1,
    solved: 1,
    pages: 3,
    pagesWithIdealTextRatio: 2,
  })
  expect(await read('/checks?area=seo')).toHaveLength(3)
  expect(await read('/history?area=seo')).toEqual([
    { at: '2025-03-01T02:30:00.000Z', score: 90, pages: 3 },
    { at: '2025-03-02T02:30:00.000Z', score: 94, pages: 3 },
  ])
  expect(await read('/history?area=seo&limit=1')).toMatchObject([{ score: 94 }])
})

test('before the first run there is no score, and nothing is new', async () => {
  const { db, read } = await setUp()
  const empty = { score: null, change: null, result: null, checks: [], fresh: 0, pages: 0, answers: { questions: 0 } }
  expect(await read('/summary?area=ai')).toMatchObject({ ...empty, status: { running: null, last: null } })

  const first = await insertRun(db, { seoScore: 90, checks: [] })
  await insertFindings(db, { check: 'title-length', address: '/', firstRun: first })
  expect(await read('/summary?area=seo')).toMatchObject({ score: 90, change: null, fresh: 0, findings: { warning: 1 } })
  expect(await read('/findings?area=seo&state=fresh')).toEqual({ total: 0, rows: [] })
})

test('a partial run gives the score and is compared with the last full run; a failed run only has a reason', async () => {
  const { db, read } = await setUp()
  await auditTwice(db)
  await insertRun(db, { seoScore: 95, isFull: false, checks: [] })
  await insertRun(db, { failure: 'out of memory' })
  const heartbeatAt = new Date('2025-03-03T08:59:00Z')
  const running = await insertRun(db, { finishedAt: null, heartbeatAt, trigger: 'manual', pagesDone: 1 })
  expect(await read('/summary?area=seo')).toMatchObject({
    score: 95,
    change: 1,
    status: { running: { id: running, pagesDone: 1, pagesTotal: 3 }, last: { failure: 'out of memory' } },
  })
  expect(await read('/history?area=seo')).toHaveLength(2)
  expect(await read('/runs/current')).toMatchObject({ running: { id: running, finishedAt: null } })
})

test('the admin starts a run; a second one is refused while it is active', async () => {
  const { db, ask, send, read } = await setUp()
  const started = await send('POST', '/api/audit/runs')
  expect(started.status).toBe(202)
  const { run } = await started.json()
  expect(await read('/runs/current')).toMatchObject({
    running: { id: run, trigger: 'manual', isFull: true },
    last: null,
  })
  const refused = await send('POST', '/api/audit/runs')
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ error: { code: 'AUDIT_RUNNING' } })
  expect((await ask('/api/audit/summary?area=seo')).status).toBe(200)

  // The process that ran it was killed.
  await db.update(auditRuns).set({ heartbeatAt: new Date('2025-03-03T08:58:00Z') })
  expect(await read('/runs/current')).toMatchObject({ running: null, last: { id: run, failure: 'interrupted' } })
  expect((await send('POST', '/api/audit/runs')).status).toBe(202)
})

test('questions count in the summary', async () => {
  const { db, read } = await setUp()
  const answer = { locale: 'nl' as const, coverage: 1, address: '', heading: '', passage: '', at: new Date() }
  await db.insert(auditAnswers).values([
    { ...answer, question: 'Wat kost een website?', isAnswered: true },
    { ...answer, question: 'Werk je op zaterdag?', isAnswered: false },
  ])
  expect(await read('/summary?area=ai')).toMatchObject({ answers: { answered: 1, questions: 2 } })
})

test('pages are ordered by lost points, with their figures', async () => {
  const { db, read } = await setUp()
  await auditTwice(db)
  const { total, rows } = await read('/pages?area=seo')
  expect(total).toBe(3)
  expect(rows).toEqual([
    {
      address: '/fr/faq',
      locale: 'fr',
      kind: 'page',
      title: 'Questions',
      findings: { critical: 0, error: 0, warning: 1, notice: 2 },
      points: 10,
      contentRatio: 0.1,
      textRatio: 0.1,
      words: 0,
      readability: null,
      weight: 0,
      requests: 3,
    },
    expect.objectContaining({
      address: '/blog/1/kort',
      title: '<script>alert(1)</script>',
      points: 8,
      readability: 61,
    }),
    expect.objectContaining({
      address: '/',
      points: 0,
      contentRatio: 0.5,
      textRatio: 0.2,
      words: 300,
      weight: 9000,
      requests: 1,
    }),
  ])
  expect((await read('/pages?area=ai')).rows[0]).toMatchObject({ address: '/', points: 25 })
})

test('pages can be searched, filtered and sorted', async () => {
  const { db, read } = await setUp()
  await auditTwice(db)
  const addressesOf: Record<string, string[]> = {
    'search=QUEST': ['/fr/faq'],
    'search=faq': ['/fr/faq'],
    'search=%3Cscript': ['/blog/1/kort'],
    'search=%25': [],
    'locale=nl&sort=address': ['/', '/blog/1/kort'],
    'kind=post': ['/blog/1/kort'],
    'severity=notice': ['/fr/faq'],
    'severity=error': [],
    'text=outside': ['/fr/faq'],
    'text=inside&sort=text': ['/', '/blog/1/kort'],
    'sort=words': ['/blog/1/kort', '/fr/faq', '/'],
    'sort=weight': ['/', '/blog/1/kort', '/fr/faq'],
    'sort=requests': ['/fr/faq', '/', '/blog/1/kort'],
    'sort=readability': ['/blog/1/kort', '/', '/fr/faq'],
  }
  for (const [query, addresses] of Object.entries(addressesOf)) {
    const { total, rows } = await read(`/pages?area=seo&${query}`)
    expect(
      rows.map((row: { address: string }) => row.address),
      query,
    ).toEqual(addresses)
    expect(total, query).toBe(addresses.length)
  }
})

test('lists have fifty rows per page; a page beyond the end is empty', async () => {
  const { db, read } = await setUp()
  const addresses = Array.from({ length: 51 }, (_, index) => `/blog/${index}/post`)
  await insertPages(db, ...addresses.map((address) => ({ address })))
  await insertFindings(db, ...addresses.map((address) => ({ check: 'title-length', address })))
  for (const list of ['/pages?area=seo', '/findings?area=seo&check=title-length']) {
    expect((await read(list)).rows).toHaveLength(50)
    const second = await read(`${list}&page=2`)
    expect(second).toMatchObject({ total: 51 })
    expect(second.rows).toHaveLength(1)
    expect(await read(`${list}&page=3`)).toEqual({ total: 51, rows: [] })
  }
})

test('findings: open ones of a check, new ones and solved ones, with the place where each is changed', async () => {
  const { db, read } = await setUp()
  await auditTwice(db)
  await insertFindings(db, { check: 'sitemap', address: '', severity: 'error' })
  expect(await read('/findings?area=seo&check=title-length')).toMatchObject({
    total: 2,
    rows: [
      { address: '/blog/1/kort', editPath: '/blog/edit/1', title: '<script>alert(1)</script>', values: { length: 12 } },
      { address: '/fr/faq', editPath: '/admin/settings', solvedAt: null },
    ],
  })
  expect(await read('/findings?area=seo&state=fresh')).toMatchObject({ total: 1, rows: [{ address: '/blog/1/kort' }] })
  expect(await read('/findings?area=seo&state=solved')).toMatchObject({ total: 1, rows: [{ check: 'link-broken' }] })
  const { rows } = await read('/findings?area=seo')
  expect(rows[0]).toMatchObject({ check: 'sitemap', address: '', title: null, editPath: null })
  expect(await read('/findings?area=seo&check=nothing')).toEqual({ total: 0, rows: [] })
})

test('a page: its figures and its open findings', async () => {
  const { db, read } = await setUp()
  await auditTwice(db)
  await insertPages(db, {
    address: '/fr/blog?category=design',
    kind: 'category',
    digest: {
      title: 'Design',
      description: 'Tout sur le design.',
      links: [
        { href: '/fr', text: 'Accueil' },
        { href: 'https://example.com/', text: 'Exemple' },
        { href: '#prix', text: 'Prix' },
        { href: 'mailto:a@example.com', text: 'E-mail' },
      ],
      images: [
        { src: '/a.webp', alt: '' },
        { src: '/b.webp', alt: null },
      ],
      structuredData: [
        { value: { '@graph': [{ '@type': 'Blog', author: { '@type': 'Person' } }] } },
        { error: 'broken' },
      ],
      hreflangs: [{ lang: 'nl', href: '/blog' }],
      resources: ['/a.css'],
      htmlBytes: 0,
    },
  })
  await insertFindings(db, { check: 'weight', address: '/fr/blog?category=design', solvedAt: new Date(), solvedRun: 2 })
  expect(await read('/pages/detail?address=%2Ffr%2Fblog%3Fcategory%3Ddesign')).toMatchObject({
    locale: 'fr',
    kind: 'category',
    title: 'Design',
    description: 'Tout sur le design.',
    images: { total: 2, withoutAlt: 1 },
    links: { internal: 1, external: 1 },
    structuredData: ['Blog', 'Person'],
    languages: ['nl'],
    contentRatio: null,
    textRatio: null,
    requests: 2,
    findings: [],
  })
  const { findings } = await read('/pages/detail?address=/fr/faq')
  expect(findings.map(({ check }: { check: string }) => check)).toEqual(['title-length', 'link-text', 'link-text'])
})

test('visitors and users are refused; so are an unknown area, page and filter', async () => {
  const { ask, as, asVisitor } = await setUp()
  const user = await as('user')
  for (const path of ['/summary?area=seo', '/pages?area=seo', '/runs/current']) {
    expect((await asVisitor(`/api/audit${path}`)).status).toBe(401)
    expect((await user.ask(`/api/audit${path}`)).status).toBe(403)
  }
  for (const path of [
    '/summary?area=ads',
    '/history?area=seo&limit=0',
    '/pages?area=seo&page=0',
    '/pages?area=seo&locale=de',
    '/findings?area=seo&state=gone',
  ])
    expect((await ask(`/api/audit${path}`)).status, path).toBe(422)
  const unknown = await ask('/api/audit/pages/detail?address=/nothing')
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ error: { code: 'PAGE_NOT_AUDITED' } })
})
