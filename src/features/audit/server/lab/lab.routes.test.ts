import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { storeLabRun } from './lab.service.ts'

const NOW = '2026-03-03T09:00:00Z'

test('the last lab run is shown, with the build as this site numbers it; before the first there is none', async () => {
  const { ctx, as } = await testApp({ now: NOW })
  const admin = await as('admin')
  const read = async () => (await admin.ask('/api/audit/lab')).json()
  expect(await read()).toEqual({ isExample: false, pages: [], run: null })
  const page = {
    performance: 99,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    tbt: 10,
    cls: 0.01,
    transferBytes: 90_000,
  }
  const pages = [
    { ...page, address: '/', lcp: 1200 },
    { ...page, address: '/faq', lcp: 1500 },
  ]
  await storeLabRun(ctx, { at: new Date('2025-01-01T08:00:00Z'), build: 'aaaaaaaaaaaa', pages })
  await storeLabRun(ctx, { at: new Date('2026-03-02T08:00:00Z'), build: 'bbbbbbbbbbbb', pages })
  const { run } = await read()
  expect(run).toMatchObject({ at: '2026-03-02T08:00:00.000Z', build: null })
  expect(run.pages).toEqual([
    { ...pages[1], field: { lcp: null, cls: null } },
    { ...pages[0], field: { lcp: null, cls: null } },
  ])
  expect((await (await as('user')).ask('/api/audit/lab')).status).toBe(403)
})
