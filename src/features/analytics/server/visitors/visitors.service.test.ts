import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { pageRequests, visits } from '../analytics.table.ts'
import { getConsentShare } from './visitors.service.ts'

const DAY = { start: new Date('2025-03-02T00:00:00Z'), end: new Date('2025-03-03T00:00:00Z') }

const visit = (visit: string, startedAt: string) => ({
  visitor: 'v',
  visit,
  startedAt: new Date(startedAt),
  endedAt: new Date(startedAt),
  views: 1,
  entry: '/',
  exit: '/',
  paths: ['/'],
  pathViews: [1],
  goals: [],
  language: 'nl' as const,
  device: 'phone' as const,
  browser: 'Chrome',
})

test('the consent share is measured visits divided by counted visits', async () => {
  const { ctx } = await testApp()
  expect(await getConsentShare(ctx, 'own', DAY)).toBeNull()
  await ctx.db
    .insert(visits)
    .values([
      visit('a', '2025-03-01T23:59:59Z'),
      visit('b', '2025-03-02T00:00:00Z'),
      visit('c', '2025-03-02T23:59:59Z'),
      visit('d', '2025-03-03T00:00:00Z'),
    ])
  await ctx.db.insert(pageRequests).values([
    { hour: new Date('2025-03-01T23:00:00Z'), client: 'visit', count: 50 },
    { hour: new Date('2025-03-02T00:00:00Z'), client: 'visit', count: 5 },
    { hour: new Date('2025-03-02T23:00:00Z'), client: 'visit', count: 3 },
    { hour: new Date('2025-03-02T23:00:00Z'), client: 'GPTBot', path: '/', count: 40 },
  ])
  expect(await getConsentShare(ctx, 'own', DAY)).toBe(0.25)
})

test('the consent share is at most 1', async () => {
  const { ctx } = await testApp()
  await ctx.db.insert(visits).values([visit('a', '2025-03-02T10:00:00Z'), visit('b', '2025-03-02T11:00:00Z')])
  await ctx.db.insert(pageRequests).values({ hour: new Date('2025-03-02T10:00:00Z'), client: 'visit', count: 1 })
  expect(await getConsentShare(ctx, 'own', DAY)).toBe(1)
})
