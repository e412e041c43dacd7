import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { freePort } from '#platform/server/free-port.ts'

export type Ended = { code: number | null; output: string; errors: string }

/** A folder for data that is gone after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const alive = new Set<ChildProcess>()
afterAll(() => {
  for (const child of alive) child.kill('SIGKILL')
})

/** Runs one of the scripts as the npm commands do. */
export function script(
  name: string,
  args: string[],
  env: Record<string, string>,
): { child: ChildProcess; ended: Promise<Ended>; output: () => string } {
  const flags = ['--disable-warning=ExperimentalWarning', `scripts/${name}.ts`, ...args]
  const child = spawn(process.execPath, flags, { env: { PATH: process.env.PATH!, LOG_LEVEL: 'silent', ...env } })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ended = once(child, 'close').then(([code]) => ({ code, output, errors }))
  alive.add(child)
  return { child, ended, output: () => output }
}

/** The built product, started as an owner starts it. */
export async function startSite(env: Record<string, string>) {
  const port = Number(env.PORT ?? (await freePort()))
  const site = script('start', [], { PORT: String(port), ...env })
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
    async stop(signal: NodeJS.Signals = 'SIGINT') {
      site.child.kill(signal)
      return site.ended
    },
  }
}
