import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../src/platform/server/database/free-port.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended
  interface ProvidedContext {
    firstStart: FirstStart
  }
}

/** A data folder after one start and stop, and what that start printed. */
type FirstStart = { folder: string; port: number; output: string }

/** For `node --import`, with a pipe as standard input. */
export const END_WITH_PARENT = new URL('../../scripts/update/end-with-parent.mjs', import.meta.url).href

/** A start in an empty folder takes 12 s of CPU time, in a copy of a used one 5 s. */
export async function startOnce(
  folder: string,
  env: NodeJS.ProcessEnv,
  /** Awaited before the stop. */
  whileRunning?: (url: string) => Promise<void>,
): Promise<FirstStart> {
  const port = await freePort()
  const product = spawn(
    process.execPath,
    ['--import', END_WITH_PARENT, '--liftoff-only', '--disable-warning=ExperimentalWarning', 'scripts/start.ts'],
    {
      env: { ...env, DATA_DIR: folder, PORT: String(port) },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  let output = ''
  product.stdout.on('data', (chunk) => {
    output += chunk
  })
  const ended = once(product, 'close')
  while (!output.includes('Ready at') && product.exitCode === null) await pause(50)
  // The signal handlers are set in the tick that prints the line; a response comes later.
  const url = `http://127.0.0.1:${port}`
  if (product.exitCode === null) await fetch(`${url}/healthz`)
  if (product.exitCode === null) await whileRunning?.(url)
  product.kill('SIGINT')
  const [code] = await ended
  if (code !== 0) throw new Error(`the first start ended with ${code}: ${output}`)
  return { folder, port, output }
}

/** One first start for all process tests, which use copies of its folder. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'cyaan-first-'))
  const { PATH, NODE_COMPILE_CACHE, TMPDIR } = process.env
  project.provide('firstStart', await startOnce(folder, { PATH, NODE_COMPILE_CACHE, TMPDIR, LOG_LEVEL: 'silent' }))
  return () => rm(folder, { recursive: true })
}
