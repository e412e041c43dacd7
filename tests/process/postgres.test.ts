import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect as connectSocket, createServer } from 'node:net'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { DEMO_COMPANY } from '#demo/server/demo-company.service.ts'
import { type Picture, pictureUrl } from '#features/media/model/picture.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { API_CLIENT_HEADERS } from '#kernel/client-headers.ts'
import { generateBackupKeys } from '#platform/server/backup/backup-encryption.ts'
import { freePort } from '#platform/server/database/free-port.ts'
import { connect } from '#platform/server/db.ts'
import type { Diagnosis } from '#server/doctor/diagnosis.ts'
import { makeSecondBuild } from '../second-build.ts'
import { startBucket } from '../servers/bucket.ts'
import { withDatabase } from '../setup/postgres.ts'
import '../setup/template.ts'
import { dataFolder, firstAdmin, runScript, startSite, usedFolder } from './site.ts'

/** An empty database on the test server. */
async function emptyDatabase(): Promise<string> {
  const source = inject('source')
  if (!('server' in source)) throw new Error('this test needs PostgreSQL')
  const name = `cyaan_${randomBytes(6).toString('hex')}`
  const admin = connect({ connectionString: source.server })
  await admin.pool.query(`create database ${name}`)
  await admin.close()
  return withDatabase(source.server, name)
}

/** Another client of the same database, like a second web process. */
function otherProcess(url: string) {
  const { db, pool, close } = connect({ connectionString: url })
  onTestFinished(close)
  return {
    pool,
    rename: (name: string) => saveCompany({ db, now: () => new Date(), env: {} }, { ...DEMO_COMPANY, name }),
  }
}

const nameOn = async (url: string) =>
  /name="author" content="([^"]+)"/.exec(await (await fetch(`${url}/contact`)).text())?.[1]

/** A proxy port of the same database that refuses connections until it is opened. */
async function closedAddress(url: string) {
  const { hostname, port } = new URL(url)
  const closed = await freePort()
  const forwarder = createServer((socket) => {
    const onward = connectSocket(Number(port), hostname)
    socket.on('error', () => onward.destroy()).pipe(onward)
    onward.on('error', () => socket.destroy()).pipe(socket)
  })
  onTestFinished(() => void forwarder.close())
  return { url: url.replace(`:${port}/`, `:${closed}/`), open: () => void forwarder.listen(closed, hostname) }
}

const assetsOn = async (url: string) => {
  const html = await (await fetch(`${url}/contact`)).text()
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}

test('two builds start at once on an empty PostgreSQL, one before it is reachable: invalidations reach both, and each serves the assets of both', async () => {
  const other = await makeSecondBuild()
  onTestFinished(other.remove)
  const DATABASE_URL = await emptyDatabase()
  const late = await closedAddress(DATABASE_URL)
  const port = await freePort()
  const early = runScript('start', [], {
    ...{ DATABASE_URL: late.url, DATA_DIR: dataFolder(), PORT: String(port) },
    LOG_LEVEL: 'warn',
  })
  await vi.waitFor(() => expect(early.output()).toContain('trying again every second'), { timeout: 60_000 })
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503)
  late.open()
  const two = await startSite({ DATABASE_URL, DATA_DIR: dataFolder() }, other.root)
  await vi.waitFor(() => expect(early.output()).toContain('Ready at'), { timeout: 60_000 })
  const one = {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      early.child.kill('SIGINT')
      return early.ended
    },
  }
  const { rename, pool } = otherProcess(DATABASE_URL)
  expect(await nameOn(one.url)).toBe('Studio Cyaan')
  expect(await nameOn(two.url)).toBe('Studio Cyaan')

  const [assets, otherAssets] = [await assetsOn(one.url), await assetsOn(two.url)]
  expect(assets.length).toBeGreaterThan(5)
  expect(new Set([...assets, ...otherAssets]).size).toBe(assets.length + otherAssets.length)
  for (const path of [...assets, ...otherAssets]) {
    const responses = [await fetch(one.url + path), await fetch(two.url + path)]
    expect([path, ...responses.map(({ status }) => status)]).toEqual([path, 200, 200])
    const [first, second] = await Promise.all(responses.map((response) => response.text()))
    expect(first === second, path).toBe(true)
  }

  await rename('Bakkerij Rita')
  for (const { url } of [one, two])
    await vi.waitFor(async () => expect(await nameOn(url)).toBe('Bakkerij Rita'), { timeout: 20_000, interval: 20 })

  // The LISTEN connections are cut; a change made meanwhile must not be missed.
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
  )
  await rename('Bakkerij Rita & Zonen')
  for (const { url } of [one, two])
    await vi.waitFor(async () => expect(await nameOn(url)).toBe('Bakkerij Rita &amp; Zonen'), {
      timeout: 30_000,
      interval: 50,
    })

  expect((await one.stop()).code).toBe(0)
  expect(await nameOn(two.url)).toBe('Bakkerij Rita &amp; Zonen')
  expect((await two.stop()).code).toBe(0)
})

/** Location of its versions. */
async function uploadPicture(url: string, owner: { email: string; password: string }): Promise<string[]> {
  const headers = { 'content-type': 'application/json', ...API_CLIENT_HEADERS }
  const signIn = await fetch(`${url}/api/identity/sign-in`, { method: 'POST', headers, body: JSON.stringify(owner) })
  const { token } = await signIn.json()
  const content = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#0a7fb0' } })
    .png()
    .toBuffer()
  const response = await fetch(`${url}/api/media`, {
    method: 'POST',
    headers: { ...API_CLIENT_HEADERS, authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(content),
  })
  const { id, widths, fallback } = (await response.json()) as Picture
  return [
    ...widths.flatMap((width) => [pictureUrl(id, width, 'avif'), pictureUrl(id, width, 'webp')]),
    pictureUrl(id, fallback.width, fallback.format),
  ]
}

/** What the doctor found wrong. */
function problemsIn(json: string): string[] {
  const { results } = JSON.parse(json) as { results: Diagnosis[] }
  return results.filter(({ status }) => status === 'problem').map(({ text }) => text)
}

test('a backup of the running embedded site moves through the S3 store to PostgreSQL and back; an incomplete one replaces nothing', async () => {
  const DATA_DIR = usedFolder()
  const DATABASE_URL = await emptyDatabase()
  const file = `${dataFolder()}/site.gz`
  const owner = firstAdmin()
  const bucket = await startBucket({ bucket: 'copies' })
  onTestFinished(async () => void (await bucket.close()))
  const { publicKey, privateKey: BACKUP_PRIVATE_KEY } = await generateBackupKeys()
  const copies = { ...bucket.env, BACKUP_BUCKET: 'copies', BACKUP_PUBLIC_KEY: publicKey }
  const embedded = await startSite({ DATA_DIR })
  const picture = await uploadPicture(embedded.url, owner)
  expect(await runScript('backup', [file], { DATA_DIR }).ended).toMatchObject({ code: 0 })
  const secretKey = readFileSync(`${DATA_DIR}/secret.key`, 'utf8').trim()
  expect(gunzipSync(readFileSync(file)).includes(secretKey)).toBe(false)
  expect(await runScript('jobs', [], { DATA_DIR }).ended).toEqual({ code: 0, output: '• No dead jobs\n', errors: '' })
  expect(await runScript('backup', ['s3:move'], { DATA_DIR, ...copies }).ended).toMatchObject({ code: 0 })
  const healthy = await runScript('doctor', ['--json'], { DATA_DIR, PORT: String(embedded.port), ...copies }).ended
  expect(problemsIn(healthy.output)).toEqual([])
  expect(healthy).toMatchObject({ code: 0, errors: '' })
  expect(healthy.output).toContain('There is no proxy: the site sees the address')
  // While the site runs, its data cannot be replaced.
  expect((await runScript('restore', [file], { DATA_DIR }).ended).errors).toContain('is in use by another process')
  await embedded.stop()

  const moved = dataFolder()
  const target = { DATABASE_URL, DATA_DIR: moved, ...copies }
  expect(await runScript('restore', ['s3:move'], { ...target, BACKUP_PRIVATE_KEY }).ended).toMatchObject({ code: 0 })
  for (const version of picture)
    expect(readFileSync(`${moved}${version}`)).toEqual(readFileSync(`${DATA_DIR}${version}`))
  const { pool, rename } = otherProcess(DATABASE_URL)
  expect((await pool.query("select email, role from users where id not like 'demo-%'")).rows).toEqual([
    { email: owner.email, role: 'ADMIN' },
  ])
  expect((await pool.query('select count(*)::int as n from accounts join users on users.id = user_id')).rows).toEqual([
    { n: 1 },
  ])
  await rename('Verhuisd')

  expect(await runScript('backup', ['s3:back'], target).ended).toMatchObject({ code: 0 })
  expect((await runScript('backup', ['--list'], target).ended).output).toMatch(
    /^• s3:back {2}\S+ MB\n• s3:move {2}\S+ MB\n• 2 backups\n$/,
  )
  // The site is stopped, and the other key does not belong to its data.
  const stopped = await runScript('doctor', ['--json'], { ...target, SECRET_KEY: 'x'.repeat(32) }).ended
  expect(stopped.code).toBe(1)
  expect(problemsIn(stopped.output)).toEqual([
    'The key in SECRET_KEY is not the one of this database: put that one back.',
  ])
  expect(stopped.output).toContain('Notifications arrive')
  const source = { DATA_DIR, ...copies, BACKUP_PRIVATE_KEY }
  expect(await runScript('restore', ['s3:back'], source).ended).toMatchObject({ code: 0 })
  const broken = `${dataFolder()}/broken.gz`
  writeFileSync(broken, readFileSync(file).subarray(0, -40))
  for (const [path, sentence] of [
    ['package.json', 'cannot be restored'],
    [broken, 'cannot be restored'],
    ['nope.gz', 'File not found: nope.gz'],
  ]) {
    const { code, errors } = await runScript('restore', [path!], { DATA_DIR }).ended
    expect(code).toBe(1)
    expect(errors).toContain(sentence)
  }
  const again = await startSite({ DATA_DIR })
  expect(again.output()).not.toContain('Admin sign-in')
  expect(await nameOn(again.url)).toBe('Verhuisd')
  await again.stop()
}, 400_000)

test('a start on a missing database fails at once', async () => {
  const DATABASE_URL = withDatabase(await emptyDatabase(), 'no_such_database')
  const { code, errors } = await runScript('start', [], { DATABASE_URL, PORT: String(await freePort()) }).ended
  expect(code).toBe(1)
  expect(errors).toMatch(/^✗ The database no_such_database at \S+ cannot be reached \(.+\): check DATABASE_URL\.\n$/)
})

test('a command without a file prints its usage', async () => {
  expect(await runScript('backup', [], {}).ended).toMatchObject({
    code: 1,
    errors: '✗ Usage: npm run backup -- FILE (or s3:NAME, --list, --new-key)\n',
  })
  expect(await runScript('restore', [], {}).ended).toMatchObject({
    code: 1,
    errors: '✗ Usage: npm run restore -- FILE (or s3:NAME)\n',
  })
})
