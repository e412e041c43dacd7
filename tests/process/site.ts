import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject, onTestFinished } from 'vitest'
import { freePort } from '#platform/server/database/free-port.ts'
import { END_WITH_PARENT } from '../setup/first-start.ts'

type Ended = { code: number | null; output: string; errors: string }
type Running = { child: ChildProcess; ended: Promise<Ended>; output: () => string; errors: () => string }

/** A data folder that is removed after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const runningProcesses = new Set<ChildProcess>()
afterAll(() => {
  for (const child of runningProcesses) child.kill('SIGKILL')
})

/** Runs a script as the npm commands do. */
export function runScript(name: string, args: string[], env: Record<string, string>, root?: string): Running {
  return runFile(`scripts/${name}.ts`, env, args, root)
}

export function runFile(file: string, env: Record<string, string>, args: string[] = [], cwd?: string): Running {
  // Without optimizing the embedded database's WebAssembly: a start takes 3 s of CPU time instead of 5.
  const flags = ['--import', END_WITH_PARENT, '--liftoff-only', '--disable-warning=ExperimentalWarning', file, ...args]
  // Processes on one PostgreSQL share a secret key; on the embedded database the site creates its own.
  const shared = env.DATABASE_URL ? { SECRET_KEY: 'a secret key that all processes share' } : {}
  const { PATH, NODE_COMPILE_CACHE, TMPDIR } = process.env
  const child = spawn(process.execPath, flags, {
    env: { PATH, NODE_COMPILE_CACHE, TMPDIR, LOG_LEVEL: 'silent', ...shared, ...env },
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
  return { child, ended, output: () => output, errors: () => errors }
}

/** A copy of the folder of the first start, for this test. */
export function usedFolder(): string {
  const copy = dataFolder()
  cpSync(inject('firstStart').folder, copy, { recursive: true })
  return copy
}

/** The admin of that folder. */
export function firstAdmin() {
  const [, email, password] = /Admin sign-in: (\S+) {2}password: (\S+)/.exec(inject('firstStart').output)!
  return { email: email!, password: password! }
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
    errors: site.errors,
    ended: site.ended,
    async stop(signal: NodeJS.Signals = 'SIGINT') {
      site.child.kill(signal)
      return site.ended
    },
  }
}
