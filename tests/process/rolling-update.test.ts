import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PackedMonth } from '#features/booking/model/slot.schema.ts'
import { unpackSlots } from '#features/booking/model/slot-run.ts'
import { API_CLIENT_HEADERS } from '#kernel/client-headers.ts'
import { readMigrationCount } from '#platform/server/database/migration-count.ts'
import { postOf } from '../fixtures/blog-fixture.ts'
import { solveCaptcha } from '../fixtures/solve-captcha.ts'
import { emptyDatabase } from './extended/requests.ts'
import { makeReleaseFolder, readReleasedMigrationCount } from './running-release.ts'
import { dataFolder, startSite } from './site.ts'

const ADMIN = { email: 'admin@example.com', password: 'Evenwicht-gr0en!' }
const PAGES = [
  '/',
  '/blog',
  '/booking',
  '/contact',
  '/reviews',
  '/login',
  '/register',
  '/fr/blog',
  '/en/booking',
  '/feed.xml',
]
const hasNewMigrations = readMigrationCount() > readReleasedMigrationCount()

type CallResult = { what: string; status: number; text?: string }

/** Sends what visitors, users and the owner send to the running release, in the shapes of its own API. */
async function drive(url: string): Promise<CallResult[]> {
  const results: CallResult[] = []
  const from = { 'x-forwarded-for': `198.18.${randomInt(1, 255)}.${randomInt(1, 255)}` }
  let headers: Record<string, string> = { ...API_CLIENT_HEADERS, ...from, 'content-type': 'application/json' }

  async function send(method: string, path: string, body?: unknown) {
    const response = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    const text = await response.text()
    results.push({ what: `${method} ${path}`, status: response.status, ...(response.ok ? {} : { text }) })
    return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
  }

  // Another query each time: the page cache must not respond.
  for (const path of PAGES) await send('GET', `${path}?fresh=${randomUUID()}`)
  const id = randomUUID().slice(0, 8)
  const captcha = () => solveCaptcha(async (path) => ({ json: () => send('GET', path) }))
  const person = { firstName: 'Rita', lastName: 'Peeters', email: `${id}@example.com`, password: 'Evenwicht-gr0en!' }
  await send('POST', '/api/identity/register', { ...person, captcha: await captcha() })
  const message = 'Wat kost een nieuwe website voor een bakkerij?'
  await send('POST', '/api/contact', { title: `Vraag ${id}`, message, email: person.email, captcha: await captcha() })
  const { token } = await send('POST', '/api/identity/sign-in', ADMIN)
  headers = { ...headers, authorization: `Bearer ${token}` }

  const { days } = await send('GET', '/api/booking/initial-month?type=CHANGE_REQUEST')
  const slot = { requestType: 'CHANGE_REQUEST', ...firstFree(days) }
  await send('PUT', '/api/booking/hold', slot)
  const appointment = await send('POST', '/api/booking/appointments', { ...slot, comments: `Graag ${id}` })
  const { version } = appointment
  await send('POST', `/api/booking/admin/appointments/${appointment.id}/approve`, { version })
  const { posts } = await send('GET', '/api/blog/posts?lng=nl')
  await send('POST', '/api/comments', { postId: posts[0].id, text: `Mooi ${id}` })
  const post = await send('POST', '/api/blog/authoring/posts', postOf(`Titel ${id}`))
  await send('PUT', `/api/blog/authoring/posts/${post.id}`, { ...post.content, startedFrom: post.revision })
  await send('GET', `/blog/${post.id}/${post.slug}`)

  const { paths } = await send('GET', '/api/openapi.json')
  for (const [path, operations] of Object.entries(paths as Record<string, object>))
    if ('get' in operations && !path.includes('{')) await send('GET', path)
  return results
}

/** On a later day than today, whose slots may pass while the test runs. */
function firstFree(days: PackedMonth['days']) {
  return days.slice(1).flatMap(({ date, runs }) =>
    unpackSlots(runs)
      .filter(({ label }) => label === 'available')
      .map(({ time }) => ({ date, time })),
  )[0]!
}

const writesOf = (results: CallResult[]) => results.filter(({ what }) => !what.startsWith('GET'))
const failuresIn = (results: CallResult[]) => results.filter(({ status }) => status >= 500)

test.skipIf(!hasNewMigrations)(
  'the running release returns no 5xx while the new one has migrated the database beside it',
  async () => {
    const env = {
      ...{ DATABASE_URL: await emptyDatabase(), DATA_DIR: dataFolder(), DEMO: 'on' },
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    }
    const released = await startSite(env, await makeReleaseFolder())
    const before = await drive(released.url)
    expect(writesOf(before).filter(({ status }) => status >= 400)).toEqual([])
    expect(failuresIn(before)).toEqual([])

    const next = await startSite(env)
    expect((await fetch(`${released.url}/readyz`)).status).toBe(200)
    const after = await drive(released.url)
    expect(writesOf(after).filter(({ status }) => status >= 400)).toEqual([])
    expect(failuresIn(after)).toEqual([])
    console.log(`rolling update: ${before.length} requests before the migrations, ${after.length} after, no 5xx`)
    await Promise.all([released.stop(), next.stop()])
  },
  600_000,
)
