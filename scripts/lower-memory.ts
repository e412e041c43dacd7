// Imported first: replaces this process by one with settings that Node accepts at its start only.
import { isMainThread } from 'node:worker_threads'

const FLAGS = [
  // The threads that compile WebAssembly keep what they needed: 35 MB each.
  '--v8-pool-size=1',
  // Short-lived objects of each thread. The default grows with the memory of the machine, to 100 MB.
  '--max-semi-space-size=8',
]

if (isMainThread && process.platform === 'linux' && !process.execArgv.includes(FLAGS[0]!)) {
  const args = [process.execPath, ...FLAGS, ...process.execArgv, ...process.argv.slice(1)]
  // Memory that one thread freed is used by the others.
  process.execve?.(process.execPath, args, { MALLOC_ARENA_MAX: '2', ...process.env })
}
