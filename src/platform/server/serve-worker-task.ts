import { parentPort } from 'node:worker_threads'

/** The worker's side of `createWorkerTask`: answers each input with what `run` returns. */
export function serveWorkerTask<Input, Output>(run: (input: Input) => Output): void {
  const port = parentPort!
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
