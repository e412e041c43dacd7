import './lower-memory.ts'
import { createServer, type RequestListener } from 'node:http'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { readEnv } from '../src/platform/server/env.ts'
import { StartupError } from '../src/platform/server/startup-error.ts'
import type server from '../src/server.ts'
import { loadEnv, printAdminSignIn, printLine, runCommand } from './command.ts'
import { requireVolume } from './require-volume.ts'
import { stopWithNpm } from './stop-with-npm.ts'
import { joinInstallation } from './update/join-installation.ts'

const SHUTDOWN_TIMEOUT_MS = 10_000
/** Polling interval for requests in flight during shutdown. */
const IDLE_POLL_MS = 80

process.env.NODE_ENV ??= 'production'
// Saves a sixth of the CPU time of a restart. Where the folder cannot be written to, there is no cache.
enableCompileCache('node_modules/.cache/compiled')
const loadBundle = (): Promise<{ default: typeof server }> =>
  import(new URL('../dist/server/server.js', import.meta.url).href)

await runCommand(process.argv.includes('--compile-only') ? compile : start)

/** For a release that is prepared: its first start finds compiled code. */
async function compile() {
  await loadBundle()
  flushCompileCache()
  process.exit(0)
}

async function start() {
  let env = loadEnv()
  requireVolume(env)
  let currentListener: RequestListener = (_, response) =>
    response.writeHead(503, { 'retry-after': '2' }).end('starting')
  const timeouts = { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 }
  const http = createServer(timeouts, (request, response) => currentListener(request, response))
  await listen(http, env.PORT, env.HOST)
  const { port } = http.address() as { port: number }
  // With PORT=0 the system chooses the port; links on the pages must contain it.
  if (env.PORT === 0) env = readEnv({ ...process.env, PORT: String(port) })

  await joinInstallation(env)
  printLine(env.DATABASE_URL ? 'Connecting to the database' : `Opening the database in ${env.DATA_DIR}`)
  const bundle = await loadBundle()
  const site = await bundle.default.openSite(env, 'dist/client')
  currentListener = site.listener

  printAdminSignIn(site.runtime.firstAdmin)
  printLine(`Ready at ${env.origin}`)
  // Otherwise written at a clean exit only.
  flushCompileCache()

  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

  stopWithNpm(stop)

  /** Waits for requests in flight, so that they get a response instead of a closed connection. */
  async function waitForIdle() {
    const end = Date.now() + SHUTDOWN_TIMEOUT_MS
    for (let idlePolls = 0; idlePolls < 3 && Date.now() < end; ) {
      await pause(IDLE_POLL_MS)
      idlePolls = site.inFlight() === 0 ? idlePolls + 1 : 0
    }
  }

  async function stop() {
    if (isStopping) return
    isStopping = true
    if (env.DRAIN_SECONDS > 0) {
      printLine(`Stopping: /readyz reports it, requests are served for ${env.DRAIN_SECONDS} more seconds`)
      site.runtime.beginDrain()
      await pause(env.DRAIN_SECONDS * 1000)
    }
    printLine('Stopping: waiting for requests in flight')
    site.runtime.beginShutdown()
    await waitForIdle()
    const forceClose = setTimeout(() => http.closeAllConnections(), SHUTDOWN_TIMEOUT_MS)
    await new Promise((resolve) => {
      http.close(resolve)
      http.closeIdleConnections()
    })
    clearTimeout(forceClose)
    await site.runtime.close()
    printLine('Stopped')
    process.exit(0)
  }
}

function listen(http: ReturnType<typeof createServer>, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartupError(explain(error, port, host), { cause: error })),
    )
    http.listen(port, host, resolve)
  })
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program: stop it, or set PORT to another number.`
  if (code === 'EACCES') return `Port ${port} needs root privileges: set PORT to a number above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is wrong: ${host} is not an address of this machine.`
  return `The server cannot listen on port ${port} (${message}).`
}
