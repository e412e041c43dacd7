import { HOUR_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { addSources } from './crawler-ranges.repo.ts'
import { createCrawlerVerifier } from './crawler-ranges.service.ts'

/** Hours kept in memory while the database is unavailable. */
const MAX_HOURS = 48

/** Counts, in memory, how many requests of each crawler came from the networks of its operator. Addresses are not kept. */
export function createSourceCounter({ db, log }: Pick<Context, 'db' | 'log'>) {
  const verifier = createCrawlerVerifier({ db, log })
  let hours = new Map<number, Map<string, { verified: number; outside: number }>>()

  return {
    /** `hour`: number of the hour since 1970. */
    count(hour: number, client: string, readAddress: () => string): void {
      const source = verifier.check(client, readAddress)
      if (source === 'unknown') return
      const counts = hours.get(hour) ?? new Map<string, { verified: number; outside: number }>()
      hours.set(hour, counts)
      const [oldest = hour] = hours.keys()
      if (hours.size > MAX_HOURS) hours.delete(oldest)
      const known = counts.get(client) ?? { verified: 0, outside: 0 }
      counts.set(client, { ...known, [source]: known[source] + 1 })
    },
    /** Counts that could not be written stay for the next write. */
    async write(): Promise<void> {
      const written = hours
      hours = new Map()
      const rows = [...written].flatMap(([hour, counts]) =>
        [...counts].map(([client, count]) => ({ hour: new Date(hour * HOUR_MS), client, ...count })),
      )
      try {
        await addSources(
          db,
          rows.toSorted((a, b) => a.hour.getTime() - b.hour.getTime() || (a.client < b.client ? -1 : 1)),
        )
      } catch (error) {
        for (const [hour, counts] of written) hours.set(hour, addAll(counts, hours.get(hour)))
        throw error
      }
    },
    ready: () => verifier.ready(),
    close: () => verifier.close(),
  }
}

type Counts = Map<string, { verified: number; outside: number }>

function addAll(one: Counts, other: Counts = new Map()): Counts {
  const sum = new Map(one)
  for (const [client, { verified, outside }] of other) {
    const known = sum.get(client) ?? { verified: 0, outside: 0 }
    sum.set(client, { verified: known.verified + verified, outside: known.outside + outside })
  }
  return sum
}
