import { diffWordsWithSpace } from 'diff'
import { serveWorkerTask } from '#platform/server/serve-worker-task.ts'
import type { TextPair, WordChange } from './diff.service.ts'

/** The library checks this between steps; the limit of the worker task ends what does not come to a check. */
const TIMEOUT_MS = 1500

/** Null for two texts with so little in common that comparing them takes too long. */
serveWorkerTask((pairs: TextPair[]): (WordChange[] | null)[] =>
  pairs.map(
    ({ before, after }) =>
      diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS })?.map(({ value, added, removed }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value,
      })) ?? null,
  ),
)
