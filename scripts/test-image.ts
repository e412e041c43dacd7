// npm run test:image: builds the image without a container daemon (buildah, as root) and tries what an operator does with
// it. Not a part of npm test: it takes minutes and needs Debian's packages buildah and mmdebstrap.
import assert from 'node:assert/strict'
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackSlots } from '../src/features/booking/model/slot-run.ts'
import { freePort } from '../src/platform/server/database/free-port.ts'
import { printLine } from './command.ts'
import {
  buildImage,
  describeSize,
  explainMissingBase,
  type Image,
  isInstalled,
  listForbidden,
} from './image/build-image.ts'
import { startContainer, startSiteIn } from './image/container.ts'
import { SITE_ADMIN, signIn } from './site-process.ts'

const MAX_MEGABYTES = 350
const MAX_STOP_MS = 10_000
const [IMAGE_USER, OTHER_USER] = [1000, 1001]
const SITE = { DEMO: 'on', ADMIN_EMAIL: SITE_ADMIN.email, ADMIN_PASSWORD: SITE_ADMIN.password }

const folder = mkdtempSync(join(tmpdir(), 'cyaan-image-'))
try {
  const reason = explainSkip()
  if (reason) printLine(`Skipped: the image is not tested, because ${reason}.`)
  else await testImage()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function explainSkip(): string | undefined {
  const missing = ['buildah', 'unshare'].filter((command) => !isInstalled(command))
  if (missing.length > 0) return `${missing.join(' and ')} is not installed`
  return process.getuid?.() === 0 ? explainMissingBase(folder) : 'it needs root'
}

async function testImage(): Promise<void> {
  const image = buildImage(folder)
  checkContent(image)
  await refuseVolumes(image)
  await trySite(image)
}

function checkContent(image: Image): void {
  printLine(describeSize(image))
  assert.deepEqual(listForbidden(image.root), [], 'the image contains what it must not')
  assert.equal(image.config.User, `${IMAGE_USER}:${IMAGE_USER}`)
  assert.equal(image.config.Env.filter((line) => /SECRET|PASSWORD|KEY|TOKEN/.test(line)).length, 0)
  assert.ok(image.megabytes <= MAX_MEGABYTES, `it has more than ${MAX_MEGABYTES} MB`)
}

function makeFolder(name: string, user: number): string {
  const path = join(folder, name)
  mkdirSync(path, { mode: 0o700 })
  chownSync(path, user, user)
  return path
}

async function refuseVolumes(image: Image): Promise<void> {
  const temp = makeFolder('temp-refused', IMAGE_USER)
  const refusals = [
    {
      options: {},
      sentence: '/data is not a volume, so all data would be lost with this container: start it with a volume',
    },
    {
      options: { volume: makeFolder('other-user', OTHER_USER) },
      sentence: 'give it to the user of the site (chown -R 1000)',
    },
    {
      options: { volume: makeFolder('read-only', IMAGE_USER), isReadOnly: true },
      sentence: 'mount it writable, or set DATA_DIR',
    },
  ]
  for (const { options, sentence } of refusals) {
    const env = { PORT: String(await freePort()) }
    const { code, errors } = await startContainer(image, image.config.Cmd, { ...options, temp, env }).ended
    assert.equal(code, 1, errors)
    assert.ok(errors.includes(sentence), errors)
    printLine(`Refused: ${errors.trim()}`)
  }
}

async function trySite(image: Image): Promise<void> {
  const options = { volume: makeFolder('volume', IMAGE_USER), temp: makeFolder('temp', IMAGE_USER) }
  const run = (command: string[], more: Partial<typeof options> = {}, env = {}) =>
    startContainer(image, command, { ...options, ...more, env }).ended
  const script = (name: string, ...args: string[]) => [
    'node',
    '--disable-warning=ExperimentalWarning',
    `scripts/${name}.ts`,
    ...args,
  ]
  const port = await freePort()
  const health = image.config.Healthcheck.Test.slice(1)

  const site = await startSiteIn(image, port, { ...options, env: SITE })
  assert.equal((await fetch(`${site.url}/healthz`)).status, 200)
  assert.equal((await run(health, {}, { PORT: String(port) })).code, 0, 'the health check fails')
  const id = await book(site.url)
  const backup = await run(script('backup', '/data/backup.gz'))
  assert.equal(backup.code, 0, backup.errors)
  const stopped = await site.stop()
  printLine(`Stopped ${Math.round(stopped.ms)} ms after SIGTERM`)
  assert.deepEqual({ code: stopped.code, isFast: stopped.ms < MAX_STOP_MS }, { code: 0, isFast: true })
  assert.equal((await run(health, {}, { PORT: String(port) })).code, 1, 'the health check passes without a site')

  const restored = { volume: makeFolder('restored', IMAGE_USER), temp: options.temp }
  for (const name of ['backup.gz', 'secret.key']) {
    copyFileSync(join(options.volume, name), join(restored.volume, name))
    chownSync(join(restored.volume, name), IMAGE_USER, IMAGE_USER)
  }
  const restore = await run(script('restore', '/data/backup.gz'), restored)
  assert.equal(restore.code, 0, restore.errors)
  const again = await startSiteIn(image, port, { ...restored, env: SITE })
  const headers = await signIn(again.url)
  const own = await (await fetch(`${again.url}/api/booking/appointments`, { headers })).text()
  assert.ok(own.includes(id), 'the appointment is not in the restored data')
  await again.stop()
  printLine('Started, booked, backed up, stopped, restored and started again')
}

/** Returns the id of the appointment. */
async function book(url: string): Promise<string> {
  const headers = await signIn(url)
  const read = async (path: string) => (await fetch(url + path, { headers })).json()
  const { days } = await read('/api/booking/initial-month?type=CHANGE_REQUEST')
  // On a later day than today, whose slots may pass meanwhile.
  const [free] = days.slice(1).flatMap(({ date, runs }: { date: string; runs: Parameters<typeof unpackSlots>[0] }) =>
    unpackSlots(runs)
      .filter(({ label }) => label === 'available')
      .map(({ time }) => ({ date, time })),
  )
  const slot = { requestType: 'CHANGE_REQUEST', ...free }
  const send = (method: string, path: string, body: object) =>
    fetch(url + path, { method, headers, body: JSON.stringify(body) })
  await send('PUT', '/api/booking/hold', slot)
  const response = await send('POST', '/api/booking/appointments', { ...slot, comments: 'From the image' })
  assert.equal(response.status, 201, await response.clone().text())
  return (await response.json()).id
}
