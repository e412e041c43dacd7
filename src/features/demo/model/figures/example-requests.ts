import { VISIT_CLIENT } from '#features/analytics/model/match-crawler.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import type { ExampleDay } from './example-day.ts'
import type { Random, Weighted } from './seeded-random.ts'

export type ExampleRequest = { hour: Date; client: string; path: string; count: number }

/** Requests on an average day. Not of crawlers for training, which the robots.txt of the demo excludes. */
const CRAWLERS: Weighted<string> = [
  ['Googlebot', 14],
  ['Bingbot', 8],
  ['OAI-SearchBot', 4],
  ['PerplexityBot', 3],
  ['ChatGPT-User', 2],
  ['DuckDuckBot', 1],
]
/** Share of the visits with consent for analytics. */
const CONSENT = { from: 0.56, to: 0.68 }
const HOURS = 24

/** What the server counted on a day: the visits of people, with and without consent, and the pages that crawlers requested. */
export function requestsOfDay(
  { start }: ExampleDay,
  visits: number,
  random: Random,
  paths: readonly string[],
): ExampleRequest[] {
  const counts = new Map<string, ExampleRequest>()
  const opened = Math.round(visits / random.between(CONSENT.from, CONSENT.to))
  add({ hour: new Date(start + (HOURS / 2) * HOUR_MS), client: VISIT_CLIENT, path: '', count: opened })
  for (const [client, mean] of CRAWLERS) {
    const requests = Math.round(random.around(mean, 0.5))
    const hour = new Date(start + Math.floor(random.next() * HOURS) * HOUR_MS)
    for (let index = 0; index < requests; index++)
      add({ hour, client, path: paths[Math.floor(random.next() ** 2 * paths.length)] as string, count: 1 })
  }
  return [...counts.values()]

  function add(request: ExampleRequest): void {
    const key = `${request.client}\n${request.path}`
    const known = counts.get(key)
    if (known) known.count += request.count
    else counts.set(key, request)
  }
}
