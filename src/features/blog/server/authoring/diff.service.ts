import { createWorkerTask } from '#platform/server/worker-task.ts'
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
  const found = isEqual ? pairs.map(({ after }): WordChange[] => [{ kind: 'same', text: after }]) : await compare(pairs)
  const changes = pairs.map((pair, index) => (found?.[index] ?? wholeTexts(pair)).filter(({ text }) => text !== ''))
  return { changes, isTooLarge: !found || found.includes(null) }
}

function wholeTexts({ before, after }: TextPair): WordChange[] {
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
}
