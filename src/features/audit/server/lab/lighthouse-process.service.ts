import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { assertNoTransaction } from '#platform/server/database/transaction-scope.ts'
import { ROOT } from '#platform/server/env.ts'
import { type LabMeasurement, type LabNeed, labMeasurement } from '../../model/lab.schema.ts'

const MEASURING_SCRIPT = join(ROOT, 'scripts/measure-lab.ts')
const BROWSER_MODULE = pathToFileURL(join(ROOT, 'scripts/browser.mjs')).href
/** Development packages: a production installation and the image do not have them. */
const PACKAGES = ['lighthouse', 'chrome-launcher']
/** Visitors come first. */
const LOW_PRIORITY = 5
/** The process closes its browser in this time. */
const STOP_TIMEOUT_MS = 5000
const MAX_ERROR_LENGTH = 2000
/** The browser opens pages: it gets none of the keys and passwords of this process. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'CHROME_PATH', 'SYSTEMROOT', 'TEMP', 'LOCALAPPDATA']

/** What this machine lacks to measure with Lighthouse. */
export async function findMissingNeeds(): Promise<LabNeed[]> {
  const { findBrowser } = (await import(/* @vite-ignore */ BROWSER_MODULE)) as { findBrowser(): string | undefined }
  const missing: LabNeed[] = []
  if (!findBrowser()) missing.push('browser')
  if (!PACKAGES.every((name) => existsSync(join(ROOT, 'node_modules', name, 'package.json')))) missing.push('packages')
  return missing
}

type MeasureOptions = {
  origin: string
  addresses: readonly string[]
  /** Ends the process, and its browser with it. */
  signal: AbortSignal
  onMeasured: (measurement: LabMeasurement) => void
}

/** Runs Lighthouse in a child process. Rejects when that fails or is aborted. */
export async function measureInProcess({ origin, addresses, signal, onMeasured }: MeasureOptions): Promise<void> {
  assertNoTransaction('Lighthouse')
  signal.throwIfAborted()
  const child = fork(MEASURING_SCRIPT, [origin, ...addresses], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  })
  lowerPriority(child.pid)
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors = (errors + chunk).slice(-MAX_ERROR_LENGTH)
  })
  let kill: NodeJS.Timeout | undefined
  const stop = () => {
    child.kill('SIGTERM')
    kill = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  }
  child.on('message', (message) => {
    // A figure is missing: an exception here would end the site.
    const { success, data, error } = labMeasurement.safeParse(message)
    if (success) return onMeasured(data)
    errors += error.message
    stop()
  })
  signal.addEventListener('abort', stop, { once: true })
  try {
    const [code] = await once(child, 'close')
    signal.throwIfAborted()
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}: ${errors.trim()}`)
  } finally {
    clearTimeout(kill)
    signal.removeEventListener('abort', stop)
  }
}

/** Its browser inherits it. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, LOW_PRIORITY)
  } catch {
    // It has ended, or the system does not allow it.
  }
}
