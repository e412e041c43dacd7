import { expect, test } from 'vitest'
import { createWorkerTask } from './worker-task.ts'

test('a call that cannot be sent to the worker fails alone; the next one succeeds', async () => {
  const diff = createWorkerTask<unknown, unknown>('src/features/blog/server/authoring/diff.worker.ts', 5000)
  const [failed, succeeded] = await Promise.all([
    diff(() => 'a function cannot be cloned'),
    diff([{ before: 'a b', after: 'a c' }]),
  ])
  expect(failed).toBeUndefined()
  expect(succeeded).toBeDefined()
})

test('a worker that fails to load returns undefined and does not end the process', async () => {
  expect(await createWorkerTask('src/no-such.worker.ts', 1000)('x')).toBeUndefined()
})
