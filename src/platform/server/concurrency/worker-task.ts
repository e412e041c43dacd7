import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { assertNoTransaction } from '../database/transaction-scope.ts'
import { ROOT } from '../env.ts'
import { createSerialQueue } from './time-limit.ts'

const IDLE_MS = 30_000
const LOAD_LIMIT_MS = 30_000
/** Heap limit: Node terminates the worker above it; the process is not affected. */
const MAX_HEAP_MB = 128

type WorkerOptions<Input> = {
  maxHeapMb?: number
  /** How long the worker waits for another call after one with this input, before it ends and its memory is released. */
  idleMsAfter?: (input: Input) => number
}

export type WorkerTask<Input, Output> = (input: Input) => Promise<Output | undefined>

/**
 * Runs CPU-bound work in a worker thread, so that it does not block the event loop. Calls are serialized. A call over
 * its time limit is aborted by terminating the worker; it resolves to undefined, as does a call that throws or runs out
 * of memory. `file` is a module below the project root that calls `serveWorkerTask`.
 */
export function createWorkerTask<Input, Output>(
  file: string,
  timeLimitMs: number,
  { maxHeapMb = MAX_HEAP_MB, idleMsAfter = () => IDLE_MS }: WorkerOptions<Input> = {},
): WorkerTask<Input, Output> {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  // Longer than loading and a call can take, because two calls at once would receive each other's results.
  const runInQueue = createSerialQueue(file, 2 * LOAD_LIMIT_MS + timeLimitMs)

  return async (input) => {
    assertNoTransaction(file)
    return runInQueue(() => run(input)).catch(() => undefined)
  }

  async function run(input: Input): Promise<Output | undefined> {
    clearTimeout(idle)
    const running = worker ?? (await start())
    if (!running) return undefined
    running.ref()
    running.postMessage(input)
    const reply = await nextMessage<{ output?: Output }>(running, timeLimitMs)
    if (!reply) {
      worker = undefined
      await running.terminate()
      return undefined
    }
    running.unref()
    idle = setTimeout(stop, idleMsAfter(input)).unref()
    return reply.output
  }

  /** Loading the module does not count towards the time limit of a call. */
  async function start(): Promise<Worker | undefined> {
    const started = new Worker(join(ROOT, file), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    })
    // An unhandled `error` event of the worker would end the process.
    started.on('error', (error) => process.emitWarning(`${file}: ${error.message}`))
    if (!(await nextMessage(started, LOAD_LIMIT_MS))) {
      await started.terminate()
      return undefined
    }
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    worker = started
    return started
  }

  function stop(): void {
    const stopped = worker
    worker = undefined
    void stopped?.terminate()
  }
}

/** Undefined when the worker exits or the time limit passes first. */
async function nextMessage<Message>(worker: Worker, timeLimitMs: number): Promise<Message | undefined> {
  const done = new AbortController()
  const { signal } = done
  const message: Promise<Message> = once(worker, 'message', { signal }).then(([first]) => first)
  const exit = once(worker, 'exit', { signal }).then(() => undefined)
  const timeout = pause(timeLimitMs, undefined, { signal })
  return Promise.race([message, exit, timeout])
    .catch(() => undefined)
    .finally(() => done.abort())
}
