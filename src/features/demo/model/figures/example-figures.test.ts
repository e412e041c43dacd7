import { expect, test } from 'vitest'
import { type BuildSample, findChanges } from '#features/analytics/model/vitals/regression.ts'
import { addDays, dayOfWeek } from '#kernel/calendar.ts'
import { toLocal } from '#kernel/local-time.ts'
import { CAMPAIGN, EXAMPLE_DAYS, SLOW_BUILD, SLOW_ROUTE } from './example-day.ts'
import { makeExampleFigures } from './example-figures.ts'

const ZONE = 'Europe/Brussels'
const POSTS = ['/blog/1/een', '/blog/2/twee']
const make = (today: string) =>
  makeExampleFigures({ today, zone: ZONE, now: new Date(`${today}T12:00:00Z`), posts: POSTS })
const dateOf = (moment: Date) => toLocal(moment, ZONE).date

test('the same day gives the same figures; another day gives sixty days up to that day', () => {
  expect(make('2026-11-18')).toEqual(make('2026-11-18'))
  for (const today of ['2026-11-18', '2027-04-02']) {
    const dates = [...new Set(make(today).visits.map(({ startedAt }) => dateOf(startedAt)))].toSorted()
    expect(dates).toHaveLength(EXAMPLE_DAYS)
    expect([dates[0], dates.at(-1)]).toEqual([addDays(today, 1 - EXAMPLE_DAYS), today])
  }
})

test('workdays have more visits than weekends, and the campaign brings more', () => {
  const { visits } = make('2026-11-18')
  const perDay = Map.groupBy(visits, ({ startedAt }) => dateOf(startedAt))
  const mean = (isCounted: (date: string) => boolean) => {
    const counted = [...perDay].filter(([date]) => isCounted(date)).map(([, { length }]) => length)
    return counted.reduce((sum, count) => sum + count, 0) / counted.length
  }
  const isWorkday = (date: string) => dayOfWeek(date) <= 5
  expect(mean(isWorkday)).toBeGreaterThan(1.8 * mean((date) => !isWorkday(date)))

  const sent = visits.filter(({ campaign }) => campaign === CAMPAIGN.campaign)
  const days = [...new Set(sent.map(({ startedAt }) => dateOf(startedAt)))].toSorted()
  const [first, last] = [CAMPAIGN.fromDaysAgo, CAMPAIGN.toDaysAgo].map((ago) => addDays('2026-11-18', -ago))
  expect([days[0], days.at(-1)]).toEqual([first, last])
  const inCampaign = (date: string) => isWorkday(date) && date >= first! && date <= last!
  expect(mean(inCampaign)).toBeGreaterThan(1.2 * mean((date) => isWorkday(date) && !inCampaign(date)))
})

test('one release made one page slower, the next one repaired it, and no other change is reported', () => {
  const { vitalHours } = make('2026-11-18')
  const groups = Map.groupBy(vitalHours, ({ metric, route, device, build }) => [metric, route, device, build].join())
  const samples = [...groups.values()].map((rows): BuildSample => ({ ...rows[0]!, values: rows }))
  const changes = findChanges(samples, () => true)
  expect([...new Set(changes.map(({ metric, route }) => `${metric} ${route}`))]).toEqual([`LCP ${SLOW_ROUTE}`])
  const ofPhones = changes.filter(({ device }) => device === 'phone')
  expect(ofPhones.map(({ direction, after }) => [direction, after.build])).toEqual([
    ['worse', SLOW_BUILD],
    ['better', SLOW_BUILD + 1],
  ])
})

test('every visit is possible: it views what it lists, ends after it began and reaches goals on their pages', () => {
  const { visits, pageRequests } = make('2026-11-18')
  for (const visit of visits) {
    expect(visit.pathViews.reduce((sum, views) => sum + views, 0)).toBe(visit.views)
    expect(visit.paths[0]).toBe(visit.entry)
    expect(visit.endedAt.getTime()).toBeGreaterThanOrEqual(visit.startedAt.getTime())
    if (visit.goals.includes('appointment_requested')) expect(visit.paths).toContain('/booking')
  }
  expect(new Set(visits.map(({ visit }) => visit)).size).toBe(visits.length)
  expect(pageRequests.every(({ hour }) => hour <= new Date('2026-11-18T12:00:00Z'))).toBe(true)
})
