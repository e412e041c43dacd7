import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { insertEvents, rawEvent } from '#tests/fixtures/analytics-fixture.ts'
import { testApp } from '#tests/test-app.ts'
import { analyticsSetting } from '../../model/analytics-settings.schema.ts'
import { events, pageRequests, visits } from '../analytics.table.ts'
import { expireAnalytics, monthsBefore } from './retention.service.ts'

const NOW = '2025-03-15T09:00:00Z'

/** One page view per visit; the visitor is named by its first letter. */
const view = (at: string, visitor: string, visit = `${visitor}-${at}`) =>
  rawEvent({ at: new Date(at), receivedAt: new Date(at), visitor, visit })

test.each([
  ['2025-03-31T23:00:00Z', 1, '2025-02-28T00:00:00.000Z'],
  ['2025-03-15T09:00:00Z', 25, '2023-02-15T00:00:00.000Z'],
  ['2025-01-01T00:00:00Z', 60, '2020-01-01T00:00:00.000Z'],
])('%s minus %i months is %s', (moment, months, expected) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(expected)
})

test('raw events expire by the setting; visits keep their figures and lose the identifier by whole months', async () => {
  const { ctx } = await testApp({ now: NOW })
  await saveSetting(ctx, null, analyticsSetting, { eventMonths: 2 })
  await insertEvents(ctx, [
    view('2024-11-03T10:00:00Z', 'anna'),
    view('2024-12-02T10:00:00Z', 'anna'),
    view('2024-12-20T10:00:00Z', 'anna'),
    view('2024-12-31T23:59:00Z', 'bert'),
    view('2025-01-02T10:00:00Z', 'anna'),
    view('2025-01-15T00:00:00Z', 'anna'),
    view('2025-03-14T10:00:00Z', 'bert'),
  ])
  await expireAnalytics(ctx)
  await expireAnalytics(ctx)

  const left = await ctx.db.select({ at: events.at }).from(events).orderBy(asc(events.at))
  expect(left.map(({ at }) => at.toISOString().slice(0, 10))).toEqual(['2025-01-15', '2025-03-14'])
  const rows = await ctx.db.select().from(visits).orderBy(asc(visits.startedAt))
  expect(rows.map(({ views, entry }) => [views, entry])).toEqual(Array(7).fill([1, '/']))
  const [november, early, late, bert, ...recent] = rows.map(({ visitor }) => visitor)
  expect(recent).toEqual(['anna', 'anna', 'bert'])
  for (const pseudonym of [november, early, late, bert]) expect(pseudonym).toMatch(/^~[\da-f]{32}$/)
  expect(late).toBe(early)
  expect(new Set([november, early, bert]).size).toBe(3)
})

test('by default nothing of the last 25 months expires; page requests and summaries of visits are kept for five years', async () => {
  const { ctx } = await testApp({ now: NOW })
  const visitDays = ['2020-03-14T23:59:00Z', '2020-03-15T00:00:00Z', '2023-02-14T23:59:00Z', '2023-02-15T00:00:00Z']
  await insertEvents(ctx, [
    ...visitDays.slice(0, -1).map((day) => view(day, 'old')),
    ...visitDays.slice(-1).map((day) => view(day, 'new')),
  ])
  const hours = ['2020-03-14T23:00:00Z', '2020-03-15T00:00:00Z'].map((hour) => new Date(hour))
  await ctx.db.insert(pageRequests).values(hours.map((hour) => ({ hour, client: 'visit', count: 1 })))
  await expireAnalytics(ctx)
  expect((await ctx.db.select().from(events)).map(({ visitor }) => visitor)).toEqual(['new'])
  expect((await ctx.db.select().from(pageRequests)).map(({ hour }) => hour)).toEqual([hours[1]])
  const summaries = await ctx.db.select().from(visits).orderBy(asc(visits.startedAt))
  expect(summaries.map(({ startedAt }) => startedAt)).toEqual(visitDays.slice(1).map((day) => new Date(day)))
})
