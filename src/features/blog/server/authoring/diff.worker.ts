import { diffWordsWithSpace } from 'diff'
import { serveWorkerTask } from '#platform/server/concurrency/serve-worker-task.ts'
import type { TextPair, WordChange } from './diff.service.ts'

/** The library checks this limit between steps; the time limit of the worker task covers the rest. */
const TIMEOUT_MS = 1500

/** Null if comparing exceeds the time limit, as for two texts with little in common. */
serveWorkerTask((pairs: TextPair[]): (WordChange[] | null)[] =>
  pairs.map(
    ({ before, after }) =>
      diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS })?.map(({ value, added, removed }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value,
      })) ?? null,
  ),
)
