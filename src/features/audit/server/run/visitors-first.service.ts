import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { pageCacheHits } from '#platform/server/metrics.ts'

/**
 * Cached pages per second above which visitors come first: one step of a run takes the event loop as long as hundreds of
 * cached responses. All steps together then work for this share of the time.
 */
const BUSY = { cachedPages: 500, share: 0.1 }
/** The end of the process waits for it. */
const MAX_PAUSE_MS = 2000

type Paced = <Result>(step: () => Promise<Result>) => Promise<Result>

/**
 * Pauses after every step of a run: by `idleShare` of its time, or longer while visitors ask for many pages. Then the steps
 * of all readers wait for the same pauses, one after another.
 */
export function createPace(idleShare: number): Paced {
  let busyPauses: Promise<unknown> = Promise.resolve()

  return async (step) => {
    await busyPauses
    const start = performance.now()
    const cachedPages = await countCachedPages()
    const result = await step()
    const took = performance.now() - start
    const isBusy = (await countCachedPages()) - cachedPages > (BUSY.cachedPages * took) / 1000
    if (isBusy) {
      const length = Math.min(took * (1 / BUSY.share - 1), MAX_PAUSE_MS)
      busyPauses = busyPauses.then(() => pause(length))
      await busyPauses
    } else await pause(Math.min(took * idleShare, MAX_PAUSE_MS))
    return result
  }
}

async function countCachedPages(): Promise<number> {
  const { values } = await pageCacheHits.get()
  return values[0]?.value ?? 0
}
