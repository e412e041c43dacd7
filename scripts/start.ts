import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type server from '../src/server.ts'
import { readEnv } from '../src/platform/server/env.ts'
import { StartupError } from '../src/platform/server/startup-error.ts'
import { say, stopWith } from './terminal.ts'

const PATIENCE = 10_000

if (existsSync('.env')) process.loadEnvFile('.env')
process.env.NODE_ENV ??= 'production'

try {
  await start()
} catch (failure) {
  stopWith(failure)
}

async function start() {
  const env = readEnv(process.env)
  let answer: (request: Request) => Response | Promise<Response> = () => new Response('starting', { status: 503, headers: { 'retry-after': '2' } })
  const http = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 }, getRequestListener((request) => answer(request)))
  await listen(http, env.PORT, env.HOST)

  say(env.DATABASE_URL ? 'Connecting to the database' : `Opening the database in ${env.DATA_DIR}`)
  const bundle: { default: typeof server } = await import(new URL('../dist/server/server.js', import.meta.url).href)
  const site = await bundle.default.openSite(env, 'dist/client')
  answer = site.fetch

  const { firstAdmin } = site.house
  if (firstAdmin) {
    say(`Admin sign-in: ${firstAdmin.email}${firstAdmin.isGenerated ? `  password: ${firstAdmin.password}  (shown only this once)` : '  with the password from ADMIN_PASSWORD'}`)
  }
  const { port } = http.address() as { port: number }
  say(`Ready at ${env.PUBLIC_URL ?? `http://localhost:${port}`}`)

  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

  async function stop() {
    if (isStopping) return
    isStopping = true
    say('Stopping: finishing what is under way')
    site.house.refuseWork()
    const hurry = setTimeout(() => http.closeAllConnections(), PATIENCE)
    await new Promise((resolve) => {
      http.close(resolve)
      http.closeIdleConnections()
    })
    clearTimeout(hurry)
    await site.house.close()
    say('Stopped')
    process.exit(0)
  }
}

function listen(http: ReturnType<typeof createServer>, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => reject(new StartupError(explain(error, port, host), { cause: error })))
    http.listen(port, host, resolve)
  })
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: stop it, or set PORT to another number.`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has: set PORT to a number above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST is wrong: ${host} is not an address of this machine.`
  return `The server cannot listen on port ${port} (${message}).`
}
