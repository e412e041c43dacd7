import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { freePort } from '#platform/server/database/free-port.ts'

type Ended = { code: number | null; output: string; errors: string }
type Running = { child: ChildProcess; ended: Promise<Ended>; output: () => string }

/** A data folder that is removed after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const runningProcesses = new Set<ChildProcess>()
const cleanups: (() => void)[] = []
afterAll(() => {
  for (const child of runningProcesses) child.kill('SIGKILL')
  for (const cleanUp of cleanups) cleanUp()
})

/** Runs a script as the npm commands do. */
export function runScript(name: string, args: string[], env: Record<string, string>, root?: string): Running {
  return runFile(`scripts/${name}.ts`, env, args, root)
}

export function runFile(file: string, env: Record<string, string>, args: string[] = [], cwd?: string): Running {
  const flags = ['--disable-warning=ExperimentalWarning', file, ...args]
  // Processes on one PostgreSQL share a secret key; on the embedded database the site creates its own.
  const shared = env.DATABASE_URL ? { SECRET_KEY: 'a secret key that all processes share' } : {}
  const child = spawn(process.execPath, flags, {
    env: { PATH: process.env.PATH!, LOG_LEVEL: 'silent', ...shared, ...env },
    ...(cwd ? { cwd } : {}),
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ended = once(child, 'close').then(([code]) => ({ code, output, errors }))
  runningProcesses.add(child)
  return { child, ended, output: () => output }
}

let started: Promise<{ folder: string; output: string; port: number }> | undefined

/** Data folder after a first start and stop. It takes seconds, so later tests copy it. */
export function firstStart() {
  started ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cyaan-first-'))
    cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
    const { output, port, stop } = await startSite({ DATA_DIR: folder })
    const { code } = await stop('SIGINT')
    if (code !== 0) throw new Error(`the first start ended with ${code}`)
    return { folder, output: output(), port }
  })()
  return started
}

/** A copy of that folder for this test. */
export async function usedFolder(): Promise<string> {
  const copy = dataFolder()
  cpSync((await firstStart()).folder, copy, { recursive: true })
  return copy
}

/** The built product, started as an operator does; `root` is the folder of another build. */
export async function startSite(env: Record<string, string>, root?: string) {
  const port = Number(env.PORT ?? (await freePort()))
  const site = runScript('start', [], { PORT: String(port), ...env }, root)
  const url = `http://127.0.0.1:${port}`
  const early = site.ended.then(({ errors }) => {
    throw new Error(`the site stopped: ${errors}`)
  })
  await Promise.race([early, ready()])
  early.catch(() => {})

  async function ready() {
    while (!site.output().includes('Ready at')) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    port,
    output: site.output,
    ended: site.ended,
    async stop(signal: NodeJS.Signals = 'SIGINT') {
      site.child.kill(signal)
      return site.ended
    },
  }
}
