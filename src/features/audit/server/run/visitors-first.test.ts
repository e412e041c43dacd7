import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { pageCacheHits } from '#platform/server/metrics.ts'
import { createPace } from './visitors-first.service.ts'

/** Two readers, the second of which begins when the first has read. Returns what happened, in order. */
async function readTwice(visits: number): Promise<string[]> {
  const paced = createPace(1)
  const happened: string[] = []
  const read = (name: string) =>
    paced(async () => {
      pageCacheHits.inc(visits)
      happened.push(`${name} read`)
    }).then(() => happened.push(`${name} paused`))
  const first = read('first')
  // Until the first one knows how many visitors there were.
  if (visits > 0) await nextTurn()
  await Promise.all([first, read('second')])
  return happened
}

test('while visitors ask for many pages, readers wait for the pauses of each other', async () => {
  expect(await readTwice(1_000_000)).toEqual(['first read', 'first paused', 'second read', 'second paused'])
})

test('otherwise one reads while the other pauses', async () => {
  expect((await readTwice(0)).slice(0, 2)).toEqual(['first read', 'second read'])
})
