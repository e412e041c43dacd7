import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { API_CLIENT_HEADERS } from '../src/kernel/client-headers.ts'
import { freePort } from '../src/platform/server/database/free-port.ts'

const START_TIMEOUT_MS = 120_000
const POLL_INTERVAL_MS = 100

/** `url` has the IP address: the site accepts it as a host, and it is the same for every server that is measured. */
export type SiteProcess = { url: string; port: number; child: ChildProcess }

export const SITE_ADMIN = { email: 'admin@example.com', password: 'Bench-gr0en!' }

const running = new Set<ChildProcess>()

export function startProcess(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  stdio: StdioOptions = 'ignore',
  cwd?: string,
): ChildProcess {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio, cwd })
  running.add(child)
  return child
}

export function startNode(
  args: string[],
  env?: Record<string, string>,
  stdio?: StdioOptions,
  cwd?: string,
): ChildProcess {
  return startProcess(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], env, stdio, cwd)
}

/** Starts the built product, in `cwd` if it is another one, on a free port unless `env` has one, and waits until it is ready. */
export async function startSite(
  env: Record<string, string>,
  { nodeArgs = [], stdio, cwd }: { nodeArgs?: string[]; stdio?: StdioOptions; cwd?: string } = {},
): Promise<SiteProcess> {
  const port = Number(env.PORT ?? (await freePort()))
  const defaults = { PORT: String(port), LOG_LEVEL: 'error' }
  const admin = { ADMIN_EMAIL: SITE_ADMIN.email, ADMIN_PASSWORD: SITE_ADMIN.password }
  const child = startNode([...nodeArgs, 'scripts/start.ts'], { ...defaults, ...admin, ...env }, stdio, cwd)
  const url = `http://127.0.0.1:${port}`
  await waitUntilUp(`${url}/readyz`, child)
  return { url, port, child }
}

export async function waitUntilUp(url: string, child?: ChildProcess): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS
  while (Date.now() < end && !(child && hasExited(child))) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  throw new Error(`${url} did not become ready within ${START_TIMEOUT_MS / 1000} s`)
}

export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  running.delete(child)
  if (hasExited(child)) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

/** Stops every process that was started here, also those that never became ready. */
export async function stopAllProcesses(signal?: NodeJS.Signals): Promise<void> {
  await Promise.all(Array.from(running, (child) => stopProcess(child, signal)))
}

function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** Headers of JSON requests by the admin. While the site sheds sign-ins (503), it is tried again. */
export async function signIn(url: string, attempts = 60): Promise<Record<string, string>> {
  const headers = { ...API_CLIENT_HEADERS, 'content-type': 'application/json' }
  const body = JSON.stringify(SITE_ADMIN)
  const response = await fetch(`${url}/api/identity/sign-in`, { method: 'POST', headers, body })
  if (response.status === 503 && attempts > 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return signIn(url, attempts - 1)
  }
  if (!response.ok) throw new Error(`sign-in failed with ${response.status}: ${await response.text()}`)
  const { token } = await response.json()
  return { ...headers, authorization: `Bearer ${token}` }
}

/** Resident memory of a process in MB; NaN where the system has no `/proc`. */
export function residentMegabytes({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kilobytes) / 1000
}

/** User and system time of a process, all threads. */
export function cpuSeconds(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / 100
}
