import { connect as connectSocket, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { PackedMonth } from '#features/booking/model/slot.schema.ts'
import { unpackSlots } from '#features/booking/model/slot-run.ts'
import { freePort } from '#platform/server/database/free-port.ts'
import { makeSecondBuild } from '../../second-build.ts'
import { startBalancer } from '../../servers/balancer.ts'
import { startBucket } from '../../servers/bucket.ts'
import { mailServer } from '../../servers/mail-server.ts'
import { tcpProxy } from '../../servers/tcp-proxy.ts'
import { dataFolder, runScript, startSite } from '../site.ts'
import { changeSettingAt, emptyDatabase, nameOn, otherProcess, renameAt, signIn, uploadPicture } from './requests.ts'

type Process = { url: string; stop(signal?: NodeJS.Signals): Promise<{ code: number | null }> }

const ADMIN = { email: 'admin@example.com', password: 'Evenwicht-gr0en!' }
/** Limit of the contact form per hour and address. */
const MESSAGES_PER_HOUR = 5
const WAIT = { timeout: 60_000, interval: 20 }

test('two web processes and a worker are one site, also while a new build replaces the old one', async () => {
  const build = makeSecondBuild()
  onTestFinished(async () => (await build).remove())
  const DATABASE_URL = await emptyDatabase()
  const bucket = await startBucket()
  onTestFinished(() => void bucket.close())
  const mail = await mailServer()
  const env = {
    ...{ DATABASE_URL, SMTP_URL: mail.url(), ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    ...{ S3_ENDPOINT: bucket.url, S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    // Longer than the balancer needs to notice.
    ...{ LOG_LEVEL: 'warn', DRAIN_SECONDS: '3', DATA_DIR: dataFolder() },
  }
  const { pool, rename } = otherProcess(DATABASE_URL)
  const notifications = await tcpProxy(Number(new URL(DATABASE_URL).port))
  const delayed = new URL(DATABASE_URL)
  delayed.host = `127.0.0.1:${notifications.port}`

  const one = await startBeforeDatabase({ ...env, ROLE: 'web' })
  const two = await startSite({ ...env, ROLE: 'web', DATABASE_URL_DIRECT: delayed.href })
  await one.isReady
  const headers = await signIn(one.url, ADMIN)

  await expectReadYourWrites(one, two, headers, notifications)
  await expectSharedState(one, two, headers)
  await expectSharedLook(one, two, headers)

  // The web processes have enqueued the emails and an audit, and run no jobs.
  expect((await fetch(`${one.url}/api/audit/runs`, { method: 'POST', headers })).ok).toBe(true)
  const queued = await countRows("emails where status = 'queued'")
  expect(queued).toBeGreaterThan(MESSAGES_PER_HOUR)
  expect(await countRows('pgboss.schedule')).toBe(0)
  expect(mail.received).toEqual([])
  const worker = await startSite({ ...env, ROLE: 'worker' })
  await vi.waitFor(async () => expect(await countRows("emails where status = 'queued'")).toBe(0), WAIT)
  const received = mail.received.map(({ mail: { messageId } }) => messageId)
  expect(received.length).toBeGreaterThanOrEqual(queued)
  expect(new Set(received).size).toBe(received.length)
  // The worker serves no pages, and renders those that it audits.
  const run = async () => (await pool.query('select failure, finished_at is null as "isRunning" from audit_runs')).rows
  await vi.waitFor(async () => expect(await run()).toEqual([{ failure: null, isRunning: false }]), WAIT)
  expect(await countRows('pgboss.schedule')).toBeGreaterThan(10)
  const paths = ['/healthz', '/readyz', '/metrics', '/', '/api/settings/company', '/assets/x.js']
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(worker.url + path)).status))
  expect(statuses).toEqual([200, 200, 200, 404, 404, 404])

  // The LISTEN connections are cut; a change made meanwhile must not be missed.
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
  )
  await rename('Bakkerij Rita & Zonen')
  for (const { url } of [one, two])
    await vi.waitFor(async () => expect(await nameOn(url)).toBe('Bakkerij Rita &amp; Zonen'), WAIT)

  const { root } = await build
  const updated = await replaceUnderLoad([one, two], headers, (old) =>
    startSite({ ...env, ROLE: 'web', PORT: new URL(old.url).port }, root),
  )
  const codes = await Promise.all([...updated, worker].map(async ({ stop }) => (await stop('SIGTERM')).code))
  expect(codes).toEqual([0, 0, 0])
  expect(await countRows("pgboss.job where state = 'failed'")).toBe(0)

  async function countRows(which: string): Promise<number> {
    return (await pool.query<{ n: number }>(`select count(*)::int as n from ${which}`)).rows[0]!.n
  }
}, 400_000)

/** A process that is started while its database refuses connections; it waits until they are accepted. */
async function startBeforeDatabase(env: Record<string, string> & { DATABASE_URL: string }) {
  const database = new URL(env.DATABASE_URL)
  const { hostname, port: databasePort } = database
  database.port = String(await freePort())
  const forwarder = createServer((socket) => {
    const onward = connectSocket(Number(databasePort), hostname)
    socket.on('error', () => onward.destroy()).pipe(onward)
    onward.on('error', () => socket.destroy()).pipe(socket)
  })
  onTestFinished(() => void forwarder.close())
  const port = await freePort()
  const site = runScript('start', [], { ...env, DATABASE_URL: database.href, PORT: String(port) })
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(() => expect(site.output()).toContain('trying again every second'), WAIT)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  forwarder.listen(Number(database.port), hostname)
  return {
    url,
    isReady: vi.waitFor(() => expect(site.output()).toContain('Ready at'), WAIT),
    stop(signal: NodeJS.Signals = 'SIGINT') {
      site.child.kill(signal)
      return site.ended
    },
  }
}

/** After the response to a write at `one`, a read at `two` shows it, although its notification is late. */
async function expectReadYourWrites(
  one: Process,
  two: Process,
  headers: Record<string, string>,
  notifications: Awaited<ReturnType<typeof tcpProxy>>,
): Promise<void> {
  expect([await nameOn(one.url), await nameOn(two.url)]).toEqual(['Studio Cyaan', 'Studio Cyaan'])
  notifications.hold(true)
  const cookie = await renameAt(one.url, headers, 'Held')
  expect(cookie).toBe('cyaan.recent_write=1')
  expect(await nameOn(two.url)).toBe('Studio Cyaan')
  expect(await nameOn(two.url, { cookie })).toBe('Held')
  notifications.hold(false)
  await vi.waitFor(async () => expect(await nameOn(two.url)).toBe('Held'), WAIT)

  const stale: string[] = []
  for (let write = 0; write < 40; write++) {
    const [writer, reader] = write % 2 ? [one, two] : [two, one]
    await renameAt(writer.url, headers, `Name ${write}`)
    const seen = await nameOn(reader.url, { cookie })
    if (seen !== `Name ${write}`) stale.push(`${seen} instead of ${write}`)
  }
  expect(stale).toEqual([])
}

/** Pictures, holds and rate limits. */
async function expectSharedState(one: Process, two: Process, headers: Record<string, string>): Promise<void> {
  for (const version of await uploadPicture(one.url, headers)) {
    const responses = await Promise.all([one, two].map(({ url }) => fetch(url + version)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    const [first, second] = await Promise.all(responses.map(async (file) => Buffer.from(await file.arrayBuffer())))
    expect(first!.equals(second!)).toBe(true)
  }

  const freeTimes = async ({ url }: Process) => {
    const path = `${url}/api/booking/initial-month?type=CHANGE_REQUEST`
    const { days } = (await (await fetch(path, { headers: anonymous(headers) })).json()) as PackedMonth
    return days.flatMap(({ date, runs }) =>
      unpackSlots(runs).flatMap(({ label, time }) => (label === 'available' ? [{ date, time }] : [])),
    )
  }
  const held = (await freeTimes(two)).at(-1)!
  const body = JSON.stringify({ requestType: 'CHANGE_REQUEST', ...held })
  expect((await fetch(`${one.url}/api/booking/hold`, { method: 'PUT', headers, body })).status).toBe(200)
  expect(await freeTimes(two)).not.toContainEqual(held)

  const form = { title: 'Vraag', message: 'Hoeveel kost een webwinkel?', email: 'rita@example.com' }
  const statuses: number[] = []
  for (let message = 0; message <= MESSAGES_PER_HOUR; message++) {
    const { url } = message % 2 ? one : two
    const call = { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' as const }
    statuses.push((await fetch(`${url}/contact`, call)).status)
  }
  expect(statuses).toEqual([...Array(MESSAGES_PER_HOUR).fill(303), 429])
}

/**
 * Text, look and languages that are changed at `one` are in the pages of `two`, cached ones too. The durations are printed only: they
 * depend on the machine.
 */
async function expectSharedLook(one: Process, two: Process, headers: Record<string, string>): Promise<void> {
  const pageHas = async ({ url }: Process, part: string) =>
    (await (await fetch(`${url}/contact`)).text()).includes(part)
  const measured: string[] = []
  const change = async (what: string, send: () => Promise<unknown>, part: string, isShown = true) => {
    expect(await pageHas(two, part)).toBe(!isShown)
    const start = performance.now()
    await send()
    await vi.waitFor(async () => expect(await pageHas(two, part)).toBe(isShown), WAIT)
    measured.push(`${what} ${Math.round(performance.now() - start)} ms`)
  }
  await change('colour', () => changeSettingAt(one.url, headers, 'look', { brand: '#ff6a00' }), '--brand:#ff6a00')
  const logo = await uploadLogo(one.url, headers)
  await change('logo', () => changeSettingAt(one.url, headers, 'look', { logo }), `/look/logos/${logo.id}`)
  const own = { text: 'Bel aan.', standard: '', changedOn: '2026-01-01' }
  const texts = { 'pages.contact.lead': { nl: own } }
  await change('text', () => changeSettingAt(one.url, headers, 'site-texts', texts), 'Bel aan.')

  const { value } = await (await fetch(`${one.url}/api/settings/admin/languages`, { headers })).json()
  const hide = () => changeSettingAt(one.url, headers, 'languages', { en: false })
  await change('hidden language', hide, '/en/contact', false)
  const moved = await fetch(`${two.url}/en/contact`, { headers: { 'accept-language': 'fr' }, redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/fr/contact'])
  await changeSettingAt(one.url, headers, 'languages', value)
  process.stdout.write(`Visible at the other process, from the request on: ${measured.join(', ')}\n`)
}

async function uploadLogo(url: string, headers: Record<string, string>): Promise<{ id: string }> {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#7c2d12"/></svg>'
  const response = await fetch(`${url}/api/look/logo`, { method: 'POST', headers, body })
  expect(response.status).toBe(201)
  return response.json()
}

function anonymous({ authorization, ...headers }: Record<string, string>): Record<string, string> {
  return headers
}

/** Replaces one process after the other, as a rolling update does, while clients read and write through a balancer. */
async function replaceUnderLoad(
  running: [Process, Process],
  headers: Record<string, string>,
  startNew: (old: Process) => Promise<Process>,
): Promise<Process[]> {
  const balancer = await startBalancer(running.map(({ url }) => url))
  const failed: string[] = []
  let served = 0
  let isOver = false
  const repeat = async (request: () => Promise<void>) => {
    while (!isOver) {
      await request().then(
        () => served++,
        (failure) => failed.push(String(failure)),
      )
      await pause(20)
    }
  }
  const read = async (path: string) => {
    const response = await fetch(balancer.url + path, { headers: anonymous(headers) })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
  }
  const writeAndRead = async () => {
    const name = `Update ${served}`
    const cookie = await renameAt(balancer.url, headers, name)
    const seen = await nameOn(balancer.url, { cookie })
    if (seen !== name) throw new Error(`stale: ${seen} instead of ${name}`)
  }
  const paths = ['/', '/contact', '/api/settings/company']
  const clients = Promise.all([repeat(writeAndRead), ...paths.map((path) => repeat(() => read(path)))])

  const updated: Process[] = []
  for (const old of running) {
    expect((await old.stop('SIGTERM')).code).toBe(0)
    const site = await startNew(old)
    updated.push(site)
    await vi.waitFor(() => expect(balancer.isReady(site.url)).toBe(true), WAIT)
    if (updated.length < running.length) await expectAssetsOfBoth(site, running[1])
  }
  isOver = true
  await clients
  expect(failed).toEqual([])
  expect(served).toBeGreaterThan(20)
  return updated
}

/** Two processes of different builds: each serves the scripts and styles of both. */
async function expectAssetsOfBoth(one: Process, two: Process): Promise<void> {
  const [assets, otherAssets] = [await assetsOn(one.url), await assetsOn(two.url)]
  expect(assets.length).toBeGreaterThan(5)
  expect(new Set([...assets, ...otherAssets]).size).toBe(assets.length + otherAssets.length)
  for (const path of [...assets, ...otherAssets]) {
    const responses = [await fetch(one.url + path), await fetch(two.url + path)]
    expect([path, ...responses.map(({ status }) => status)]).toEqual([path, 200, 200])
    const [first, second] = await Promise.all(responses.map((response) => response.text()))
    expect(first === second, path).toBe(true)
  }
}

async function assetsOn(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/contact`)).text()
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}
