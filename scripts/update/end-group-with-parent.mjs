// For `node --import` in a process group of its own: ends the group when standard input closes, which also happens when the
// parent is killed. In a thread, because the main one may be blocked by `spawnSync`.
import { Socket } from 'node:net'
import { isMainThread, Worker } from 'node:worker_threads'

if (isMainThread) new Worker(new URL(import.meta.url), { execArgv: [] }).unref()
else
  new Socket({ fd: 0, readable: true, writable: false })
    .on('error', () => {})
    .on('close', () => process.kill(-process.pid, 'SIGKILL'))
    .resume()
