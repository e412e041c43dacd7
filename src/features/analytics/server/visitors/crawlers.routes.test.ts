import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { pageRequests } from '../analytics.table.ts'

test('the report names each crawler, its purpose, requests, last hour and most requested pages', async () => {
  const { as, ctx } = await testApp()
  const { ask } = await as('admin')
  const ofPage = (hour: string, client: string, path: string, count: number) => ({
    hour: new Date(hour),
    client,
    path,
    count,
  })
  await ctx.db.insert(pageRequests).values([
    // In Brussels this is still the last hour of 1 March.
    ofPage('2025-03-01T22:00:00Z', 'GPTBot', '/', 100),
    ofPage('2025-03-01T23:00:00Z', 'GPTBot', '/services', 3),
    ofPage('2025-03-02T08:00:00Z', 'GPTBot', '/services', 4),
    ...['/a', '/b', '/c', '/d', '/e', '/f'].map((path) => ofPage('2025-03-02T07:00:00Z', 'GPTBot', path, 1)),
    ofPage('2025-03-02T09:00:00Z', 'other', '/', 19),
    ofPage('2025-03-02T09:00:00Z', 'other', '/admin/users', 1),
    ofPage('2025-03-02T06:00:00Z', 'Googlebot', '/services', 1),
    ofPage('2025-03-02T09:00:00Z', 'visit', '', 999),
  ])
  const report = await (await ask('/api/analytics/crawlers?from=2025-03-02&to=2025-03-02')).json()
  expect(report).toEqual([
    {
      isExample: false,
      name: 'other',
      purpose: 'other',
      ignoresRobots: true,
      verified: null,
      outside: null,
      requests: 20,
      lastSeen: '2025-03-02T09:00:00.000Z',
      topPages: [
        { path: '/', requests: 19 },
        { path: '/admin/users', requests: 1 },
      ],
    },
    {
      isExample: false,
      name: 'GPTBot',
      purpose: 'training',
      ignoresRobots: true,
      verified: null,
      outside: null,
      requests: 13,
      lastSeen: '2025-03-02T08:00:00.000Z',
      topPages: [
        { path: '/services', requests: 7 },
        { path: '/a', requests: 1 },
        { path: '/b', requests: 1 },
        { path: '/c', requests: 1 },
        { path: '/d', requests: 1 },
      ],
    },
    {
      isExample: false,
      name: 'Googlebot',
      purpose: 'search',
      ignoresRobots: false,
      verified: null,
      outside: null,
      requests: 1,
      lastSeen: '2025-03-02T06:00:00.000Z',
      topPages: [{ path: '/services', requests: 1 }],
    },
  ])
})

test('a period that does not parse is refused, an empty one has no crawlers', async () => {
  const { as } = await testApp()
  const { ask } = await as('admin')
  expect((await ask('/api/analytics/crawlers?from=2025-03-02&to=2025-03-01')).status).toBe(422)
  expect((await ask('/api/analytics/crawlers?from=2025-02-30&to=2025-03-01')).status).toBe(422)
  expect(await (await ask('/api/analytics/crawlers?from=2025-03-01&to=2025-03-02')).json()).toEqual([])
})
