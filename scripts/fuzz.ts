// npm run fuzz: sends generated requests to the built product, as a visitor, a user, a writer and an admin. npm run
// fuzz -- postgres: the same on PostgreSQL. FUZZ_REQUESTS sets their number, FUZZ_SEED selects them. Fails on a 5xx, a
// response that violates its OpenAPI schema, or a redirect to another origin.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import pg from 'pg'
import { hashPassword } from '../src/features/identity/server/sign-in/password-hash.service.ts'
import { API_CLIENT_HEADERS, USER_HEADER } from '../src/kernel/client-headers.ts'
import { runningDatabaseConfig } from '../src/platform/server/database/embedded/embedded-database.ts'
import { freePort } from '../src/platform/server/database/free-port.ts'
import { SETTINGS } from '../src/server/composition/settings.ts'
import { type PostgresServer, startPostgres } from '../tests/setup/postgres-server.ts'
import { printLine } from './command.ts'
import { apiRequests, type Description, type GeneratedRequest, pageRequests } from './fuzz/requests.ts'
import { createReferences, createResponseCheck, type ReceivedResponse } from './fuzz/responses.ts'
import { FromResponses } from './fuzz/values.ts'
import { startSite, stopAllProcesses } from './site-process.ts'

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 24_000)
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000)
const CONCURRENCY = 6
const PAGE_SHARE = 0.15
const ROLES = ['visitor', 'user', 'writer', 'admin'] as const
type Role = (typeof ROLES)[number]
type Identity = { id: string; headers: Record<string, string> }
type Failure = { reason: string; operation: string; role: Role; sent: string; response: string }

const PASSWORD = 'Fuzz-gr0en!gras'
const PERMISSIONS = { user: [], writer: ['blog:write', 'category:manage'], admin: [] } as const
const folder = mkdtempSync(join(tmpdir(), 'cyaan-fuzz-'))
const logFile = join(tmpdir(), 'cyaan-fuzz.log')
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY * 2 })
let postgres: PostgresServer | undefined
let failed = true

try {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const pool = await startProduct(port)
  const passwordHash = await hashPassword(PASSWORD)
  const description: Description = JSON.parse((await send(origin, 'GET', '/api/openapi.json', {})).text)
  const check = createResponseCheck(description)
  const references = createReferences({ subject: SETTINGS.map(({ key }) => key) })
  const identities = new Map<Role, Identity>()
  const failures: Failure[] = []
  const statuses = new Map<number, number>()
  const reached = new Map<string, Set<number>>()
  printLine(`seed ${SEED}; the log of the product is in ${logFile}`)

  const queue = generate(description, await knownPages(origin))
  const total = queue.length
  let done = 0
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        await attempt(next.request, next.role)
        if (++done % 4000 === 0) printLine(`${done} of ${total} requests, ${failures.length} failures`)
      }
    }),
  )
  await pool.end()
  failed = report(failures, statuses, reached, total)

  async function attempt(generated: GeneratedRequest, role: Role): Promise<void> {
    const resolve = (value: unknown) =>
      value instanceof FromResponses ? references.find(generated.operation, value) : value
    const path = generated.path(resolve)
    const body = generated.body(resolve)
    const identity = role === 'visitor' ? undefined : (identities.get(role) ?? (await signInAs(role)))
    const headers = {
      ...API_CLIENT_HEADERS,
      ...clientAddress(),
      ...identity?.headers,
      ...(body?.type ? { 'content-type': body.type } : {}),
    }
    const sent = `${generated.method} ${path.slice(0, 300)} ${body ? `${body.type} ${body.bytes.toString('utf8', 0, 500)}` : ''}`
    const fail = (reason: string, response = '') =>
      failures.push({ reason, operation: generated.operation, role, sent, response: response.slice(0, 500) })
    let response: ReceivedResponse
    try {
      response = await send(origin, generated.method, path, headers, body?.bytes)
    } catch (error) {
      fail(`no response: ${(error as Error).message}`)
      return
    }
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    reached.set(generated.operation, (reached.get(generated.operation) ?? new Set()).add(response.status))
    const problem = check(generated.operation, response, origin)
    if (problem) fail(problem, response.text)
    references.collect(generated.operation, response)
    // Fuzzed calls also sign out, delete and disable their own users.
    if (response.status === 401) identities.delete(role)
  }

  async function signInAs(role: Exclude<Role, 'visitor'>): Promise<Identity> {
    const id = randomUUID()
    const email = `${role}-${id.slice(0, 8)}@example.com`
    await pool.query(
      `insert into users (id, email, email_verified, first_name, last_name, role, permissions, created_at, updated_at)
       values ($1, $2, true, 'Fuzz', $3, $4, $5, now(), now())`,
      [id, email, role, role === 'admin' ? 'ADMIN' : 'USER', PERMISSIONS[role]],
    )
    await pool.query(
      `insert into accounts (id, user_id, provider_id, account_id, password_hash, created_at, updated_at)
       values ($1, $2, 'credential', $2, $3, now(), now())`,
      [randomUUID(), id, passwordHash],
    )
    const headers = { ...API_CLIENT_HEADERS, ...clientAddress(), 'content-type': 'application/json' }
    const body = Buffer.from(JSON.stringify({ email, password: PASSWORD }))
    const response = await send(origin, 'POST', '/api/identity/sign-in', headers, body)
    const { token } = JSON.parse(response.text) as { token?: string }
    if (!token) throw new Error(`cannot sign in as ${role}: ${response.text}`)
    const identity = { id, headers: { authorization: `Bearer ${token}`, [USER_HEADER]: id } }
    identities.set(role, identity)
    return identity
  }
} finally {
  await stopAllProcesses()
  await postgres?.stop()
  agent.destroy()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

async function startProduct(port: number): Promise<pg.Pool> {
  if (process.argv[2] === 'postgres') postgres = await startPostgres()
  const log = openSync(logFile, 'w')
  const database = { DATA_DIR: folder, DATABASE_URL: postgres?.url ?? '' }
  // Without a browser: a lab test would take the processors from the requests.
  const env = { PORT: String(port), LOG_LEVEL: 'warn', DEMO: 'on', CHROME_PATH: '/no/browser', ...database }
  await startSite(env, { stdio: ['ignore', log, log] })
  return new pg.Pool({ ...(postgres ? { connectionString: postgres.url } : runningDatabaseConfig(folder)), max: 1 })
}

/** Every operation equally often, with alternating roles, in an order defined by the seed. */
function generate(description: Description, pages: string[]): { request: GeneratedRequest; role: Role }[] {
  const operations = apiRequests(description)
  const each = Math.ceil((REQUESTS * (1 - PAGE_SHARE)) / operations.length)
  const requests = operations.flatMap((operation, index) => fc.sample(operation, { numRuns: each, seed: SEED + index }))
  requests.push(...fc.sample(pageRequests(pages), { numRuns: Math.ceil(REQUESTS * PAGE_SHARE), seed: SEED }))
  const [order] = fc.sample(fc.shuffledSubarray([...requests.keys()], { minLength: requests.length }), {
    numRuns: 1,
    seed: SEED,
  })
  return order!.map((index, turn) => ({ request: requests[index]!, role: ROLES[turn % ROLES.length]! }))
}

async function knownPages(origin: string): Promise<string[]> {
  const { text } = await send(origin, 'GET', '/sitemap.xml', {})
  const paths = [...text.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url!).pathname)
  return [
    ...new Set(paths),
    '/login',
    '/reset-password',
    '/verify-email',
    '/unsubscribe',
    '/admin',
    '/profile',
    '/edit/1/x',
    '/llms.txt',
    '/robots.txt',
    '/feed.xml',
    '/healthz',
  ]
}

/** The fuzzer acts as a trusted proxy with a new client address each time, so that rate limits do not apply. */
function clientAddress(): Record<string, string> {
  const byte = () => Math.floor(Math.random() * 254) + 1
  return { 'x-forwarded-for': `11.${byte()}.${byte()}.${byte()}` }
}

function send(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: Buffer,
): Promise<ReceivedResponse> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': String(body.length) } : {}
    const sent = httpRequest(
      { hostname, port, method, path, headers: { ...headers, ...length }, agent, timeout: 30_000 },
      async (response) => {
        try {
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            text: Buffer.concat(await response.toArray()).toString(),
          })
        } catch (error) {
          reject(error)
        }
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no response within 30 s')))
    // The server may close a keep-alive connection while the request is in flight: retry as a client would.
    sent.on('error', (error) => {
      if (sent.reusedSocket) resolve(send(origin, method, path, headers, body))
      else reject(error)
    })
    sent.end(body)
  })
}

function report(
  failures: Failure[],
  statuses: Map<number, number>,
  reached: Map<string, Set<number>>,
  total: number,
): boolean {
  const groups = Map.groupBy(
    failures,
    ({ operation, reason }) => `${operation === 'page' ? 'page' : operation}: ${reason}`,
  )
  for (const [group, list] of groups) {
    console.log(`\n✗ ${group} (${list.length} times, as ${[...new Set(list.map(({ role }) => role))].join(', ')})`)
    console.log(`  sent ${list[0]!.sent}\n  response ${list[0]!.response}`)
  }
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  const unreached = [...reached].filter(([name, codes]) => name !== 'page' && ![...codes].some((code) => code < 300))
  console.log(`\nresponses by status: ${counts.join(', ')}`)
  console.log(`operations that never succeeded: ${unreached.map(([name]) => name).join(', ') || 'none'}`)
  printLine(`${total} requests, ${failures.length} failures, seed ${SEED}`)
  return failures.length > 0
}
