import { parentPort } from 'node:worker_threads'
import { expectDefined } from '#kernel/app-error.ts'

/** Worker side of `createWorkerTask`: replies to each input with the result of `run`. */
export function serveWorkerTask<Input, Output>(run: (input: Input) => Output): void {
  const port = expectDefined(parentPort, 'port of the worker')
  port.on('message', (input: Input) => port.postMessage(attempt(input)))
  port.postMessage('ready')

  function attempt(input: Input): { output?: Output } {
    try {
      return { output: run(input) }
    } catch {
      return {}
    }
  }
}
