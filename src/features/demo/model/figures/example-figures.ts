import type { LocalDate } from '#kernel/calendar.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import { EXAMPLE_BUILDS, exampleDays } from './example-day.ts'
import { requestsOfDay } from './example-requests.ts'
import { visitsOfDay } from './example-visits.ts'
import { vitalsOfDay } from './example-vitals.ts'
import { createRandom } from './seeded-random.ts'

type ExampleOptions = {
  /** The last day of the figures, in the business time zone. */
  today: LocalDate
  zone: string
  now: Date
  /** Paths of the articles, which visitors and crawlers read too. */
  posts: readonly string[]
}

const SEED = 'antwerp'
const CRAWLED = ['/', '/services', '/services/webdesign', '/portfolio', '/faq', '/blog', '/contact', '/reviews']

/**
 * Sixty days of made-up figures up to today, as the rollups hold them: visits with a weekday rhythm and a campaign, web vitals
 * with a release that made a page slower and one that repaired it, crawlers and goals. The same day gives the same figures.
 */
export function makeExampleFigures({ today, zone, now, posts }: ExampleOptions) {
  const visitors: string[] = []
  const days = exampleDays(today, zone).map((day) => {
    const random = createRandom(`${SEED} ${day.date}`)
    const visits = visitsOfDay(day, random, posts, visitors)
    const vitalHours = vitalsOfDay(day, visits, random)
    const pageRequests = requestsOfDay(day, visits.length, random, [...CRAWLED, ...posts])
    return { day, visits, vitalHours, pageRequests }
  })
  const starts = new Map(days.map(({ day }) => [day.daysAgo, day.start]))
  return {
    visits: days.flatMap(({ visits }) => visits),
    vitalHours: days.flatMap(({ vitalHours }) => vitalHours),
    // A crawler has a last visit, which cannot be later than now.
    pageRequests: days.flatMap(({ pageRequests }) => pageRequests).filter(({ hour }) => hour <= now),
    deployments: EXAMPLE_BUILDS.map(({ number, daysAgo }) => ({
      number,
      build: `example-${number}`,
      startedAt: new Date((starts.get(daysAgo) ?? 0) + DEPLOYED_AT_MS),
    })),
  }
}

/** In the night, so that a day has one build. */
const DEPLOYED_AT_MS = 3 * HOUR_MS
