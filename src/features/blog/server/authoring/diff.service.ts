import { createWorkerTask } from '#platform/server/concurrency/worker-task.ts'
import type { LanguageDiff } from '../../model/authoring.schema.ts'

export type TextPair = { before: string; after: string }
export type WordChange = LanguageDiff['text'][number]

const TIME_LIMIT_MS = 5000
const compare = createWorkerTask<TextPair[], (WordChange[] | null)[]>(
  'src/features/blog/server/authoring/diff.worker.ts',
  TIME_LIMIT_MS,
)

/** Word diff in a worker thread. Over the time limit, the result is two whole texts. */
export async function compareWords(pairs: TextPair[]): Promise<{ changes: WordChange[][]; isTooLarge: boolean }> {
  const isEqual = pairs.every(({ before, after }) => before === after)
  const found = isEqual ? [] : await compare(pairs)
  const changes = pairs.map((pair, index) => found?.[index]?.filter(({ text }) => text !== '') ?? compareWhole(pair))
  return { changes, isTooLarge: !found || found.includes(null) }
}

/** The old text and the new one, each as a whole: for texts that are unreadable as a word diff. */
export function compareWhole({ before, after }: TextPair): WordChange[] {
  const changes: WordChange[] =
    before === after
      ? [{ kind: 'same', text: after }]
      : [
          { kind: 'removed', text: before },
          { kind: 'added', text: after },
        ]
  return changes.filter(({ text }) => text !== '')
}
