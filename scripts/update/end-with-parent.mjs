// For `node --import`: ends the process when its standard input closes, which also happens when the parent is killed.
// `unref`: a command that has finished must not wait for it.
import { isMainThread } from 'node:worker_threads'

if (isMainThread)
  process.stdin
    .on('end', () => process.exit(1))
    .resume()
    .unref?.()
