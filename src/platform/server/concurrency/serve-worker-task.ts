import { parentPort } from 'node:worker_threads'
import { expectDefined } from '#kernel/app-error.ts'

/** Worker side of `createWorkerTask`: replies to each input with the result of `run`. */
export function serveWorkerTask<Input, Output>(run: (input: Input) => Output | Promise<Output>): void {
  const port = expectDefined(parentPort, 'port of the worker')
  port.on('message', async (input: Input) => port.postMessage(await attempt(input)))
  port.postMessage('ready')

  async function attempt(input: Input): Promise<{ output?: Output }> {
    try {
      return { output: await run(input) }
    } catch {
      return {}
    }
  }
}
