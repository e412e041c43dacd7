import { httpErrors } from './http.ts'

/** Rejects with a 503 after the limit and logs it. The work itself is not cancelled; its result is ignored. */
export async function withTimeLimit<Result>(name: string, work: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      process.emitWarning(`${name}: not finished within ${limitMs} ms`)
      reject(httpErrors.TIMEOUT())
    }, limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * In-process queue that runs tasks one at a time. A task that hangs fails at the limit and the next one starts; a task
 * that waited as long as the limit is not started, and one that finds `maxWaiting` others in the queue is rejected.
 */
export function createSerialQueue(
  name: string,
  limitMs: number,
  maxWaiting = Number.POSITIVE_INFINITY,
): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let length = 0
  return async (run) => {
    if (length > maxWaiting) throw httpErrors.OVERLOADED()
    length++
    const queuedAt = performance.now()
    const result = last.then(() => {
      if (performance.now() - queuedAt > limitMs) throw httpErrors.TIMEOUT()
      return withTimeLimit(name, run(), limitMs)
    })
    last = result.catch(() => {})
    return result.finally(() => length--)
  }
}
