import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertPages } from '#tests/fixtures/audit-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { LAB_ROWS_PER_PAGE } from '../../model/lab.schema.ts'
import { auditPages } from '../audit.table.ts'
import { storeLabRun } from './lab.service.ts'

const NOW = '2026-03-03T09:00:00Z'

test('the last lab run is shown, with the build as this site numbers it; before the first there is none', async () => {
  const { ctx, as } = await testApp({ now: NOW })
  const admin = await as('admin')
  const read = async () => (await admin.ask('/api/audit/lab')).json()
  expect(await read()).toEqual({ isExample: false, total: 0, pages: [], run: null })
  const page = {
    performance: 99,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    tbt: 10,
    cls: 0.01,
    transferBytes: 90_000,
  }
  const desktop = { ...page, lcp: 400 }
  const pages = [
    { ...page, address: '/', lcp: 1200, desktop: null },
    { ...page, address: '/faq', lcp: 1500, desktop },
  ]
  await storeLabRun(ctx, { at: new Date('2025-01-01T08:00:00Z'), build: 'aaaaaaaaaaaa', isDemoCopy: true, pages })
  await storeLabRun(ctx, { at: new Date('2026-03-02T08:00:00Z'), build: 'bbbbbbbbbbbb', isDemoCopy: false, pages })
  const { run } = await read()
  expect(run).toMatchObject({ at: '2026-03-02T08:00:00.000Z', build: null, isDemoCopy: false })
  expect(run.pages).toEqual([
    { ...pages[1], field: { lcp: null, cls: null } },
    { ...pages[0], field: { lcp: null, cls: null } },
  ])
  expect((await (await as('user')).ask('/api/audit/lab')).status).toBe(403)
})

test('every page of a language is listed with its figures, articles and categories too: heaviest first, in parts', async () => {
  const { ctx, as } = await testApp({ now: NOW })
  const admin = await as('admin')
  const read = async (query = '') => (await admin.ask(`/api/audit/lab${query}`)).json()
  const figures = { htmlBytes: 40_000, htmlTransferBytes: 9000, blockingCount: 2, resources: ['/a.css', '/b.js'] }
  const others = Array.from({ length: LAB_ROWS_PER_PAGE }, (_, index) => ({
    address: `/services/service-${index}`,
    digest: { transferBytes: 100 - index },
  }))
  await insertPages(
    ctx.db,
    { address: '/blog/1/heavy', kind: 'post', digest: { ...figures, transferBytes: 900_000 } },
    { address: '/blog?category=design', kind: 'category', digest: { transferBytes: 500_000 } },
    { address: '/fr/faq', digest: { transferBytes: 1_000_000 } },
    ...others,
  )
  const first = await read()
  expect(first.total).toBe(2 + others.length)
  expect(first.pages).toHaveLength(LAB_ROWS_PER_PAGE)
  expect(first.pages.slice(0, 2)).toEqual([
    {
      address: '/blog/1/heavy',
      kind: 'post',
      weight: 900_000,
      requests: 3,
      blocking: 2,
      htmlBytes: 40_000,
      htmlTransferBytes: 9000,
      field: { lcp: null, inp: null, cls: null },
    },
    expect.objectContaining({ address: '/blog?category=design', kind: 'category', blocking: 0 }),
  ])
  expect((await read('?page=2')).pages.map(({ address }: { address: string }) => address)).toEqual(
    others.slice(-2).map(({ address }) => address),
  )
  expect(await read('?lng=fr')).toMatchObject({ total: 1, pages: [{ address: '/fr/faq' }] })
  expect((await read('?page=3')).pages).toEqual([])
  expect((await admin.ask('/api/audit/lab?page=0')).status).toBe(422)

  // A page that an earlier version audited lacks the newer figures: they are unknown, not zero.
  await ctx.db.update(auditPages).set({ digest: sql`digest - 'blockingCount' - 'htmlTransferBytes'` })
  expect((await read()).pages[0]).toMatchObject({ blocking: null, htmlTransferBytes: null, htmlBytes: 40_000 })
})
