import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { expect, inject, test } from 'vitest'
import { bookingSetting } from '#features/booking/model/booking-settings.schema.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { API_CLIENT_HEADERS } from '#kernel/client-headers.ts'
import { runningDatabaseConfig } from '#platform/server/database/embedded-database.ts'
import { connect } from '#platform/server/db.ts'
import { randomSlot } from '../fixtures/random-slot.ts'
import { withDatabase } from '../setup/postgres.ts'
import '../setup/template.ts'
import { dataFolder, startSite } from './site.ts'

/** The receipt, and the notice to the admin. */
const EMAILS_PER_REQUEST = 2
const ADMIN = { email: 'admin@example.com', password: 'Burst-gr0en!' }

/** Database of the product, and how many processes may share it. */
type Deployment = { env: Record<string, string>; connection: () => pg.PoolConfig; processes: number }

/** One per process on PostgreSQL. A start takes 2 s of CPU time, 5 s on the embedded database; `npm run chaos` kills more often. */
const KILLS = 2

test.each([
  ['PostgreSQL, two processes at once', onPostgres],
  ['the embedded database', onEmbedded],
])(
  `%s: killed ${KILLS} times in a burst, every acknowledged request is stored, with its email`,
  async (_, place) => {
    // At least one request was interrupted per kill.
    expect(await killInBurst(await place(), KILLS)).toBeGreaterThan(KILLS)
  },
  240_000,
)

type Burst = {
  env: Record<string, string>
  /** Whether the request was acknowledged. */
  send(url: string): Promise<boolean>
  acknowledged: Set<string>
}

async function killInBurst(place: Deployment, deaths: number): Promise<number> {
  return burst(place, async ({ env, send, acknowledged }) => {
    await Promise.all(Array.from({ length: place.processes }, () => killRepeatedly(deaths / place.processes)))
    expect(acknowledged.size).toBeGreaterThanOrEqual(deaths)

    async function killRepeatedly(times: number): Promise<void> {
      for (let death = 0; death < times; death++) {
        const site = await startSite(env)
        let isAlive = true
        let own = 0
        const sending = Array.from({ length: 10 }, async () => {
          while (isAlive) if (await send(site.url)) own++
        })
        while (own === 0) await pause(5)
        await pause(Math.random() * 120)
        isAlive = false
        await site.stop('SIGKILL')
        await Promise.all(sending)
      }
    }
  })
}

/** Number of requests without a response. */
async function burst(place: Deployment, disturb: (burst: Burst) => Promise<void>): Promise<number> {
  const cache = dataFolder()
  // No server listens there: emails stay queued.
  const env = {
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, SMTP_URL: 'smtp://127.0.0.1:9', DEMO: 'off' },
    ...{ NODE_COMPILE_CACHE: cache, ...place.env },
  }
  const headers = await prepare()
  const acknowledged = new Set<string>()
  let cut = 0
  await disturb({ env, send, acknowledged })

  const site = await startSite(env)
  const { pool, close } = connect(place.connection())
  const { rows } = await pool.query<{ id: string; emails: number }>(`
    select a.id, count(l.id)::int as emails from appointments a
    left join letters l on l.about = 'booking:' || a.id and l.kind in ('booking.receipt', 'booking.request') and l.status = 'queued'
    group by a.id`)
  const { rows: all } = await pool.query<{ emails: number }>('select count(*)::int as emails from letters')
  await close()
  await site.stop()

  const emailCounts = new Map(rows.map(({ id, emails }) => [id, emails]))
  expect([...acknowledged].filter((id) => emailCounts.get(id) !== EMAILS_PER_REQUEST)).toEqual([])
  // Atomicity: unacknowledged requests are stored completely or not at all.
  expect([...emailCounts].filter(([, emails]) => emails !== EMAILS_PER_REQUEST)).toEqual([])
  expect(all[0]!.emails).toBe(EMAILS_PER_REQUEST * emailCounts.size)
  return cut

  /** The first start migrates and stops cleanly, so that later starts use the compile cache. */
  async function prepare() {
    const site = await startSite(env)
    const { db, pool, close } = connect(place.connection())
    // The limit of pending requests is not under test: each response makes room for the next.
    const settings = { ...bookingSetting.initial, horizonDays: 730, openRequests: 50 }
    await saveSetting({ db, now: () => new Date(), env: {} }, null, bookingSetting, settings)
    await pool.query(`create function approve() returns trigger language plpgsql as $$ begin new.status = 'APPROVED'; return new; end $$;
      create trigger approve before insert on appointments for each row execute function approve()`)
    await close()
    // DEMO=off: there is no demo company.
    expect(await (await fetch(`${site.url}/contact`)).text()).not.toContain('Voorbeeldstraat')
    const headers = { 'content-type': 'application/json', ...API_CLIENT_HEADERS }
    const call = { method: 'POST', headers, body: JSON.stringify(ADMIN) }
    const { token } = await (await fetch(`${site.url}/api/identity/sign-in`, call)).json()
    await site.stop()
    return { ...headers, authorization: `Bearer ${token}` }
  }

  /** Whether it was acknowledged. */
  async function send(url: string): Promise<boolean> {
    const body = JSON.stringify({ requestType: 'CHANGE_REQUEST', comments: 'Burst', ...randomSlot() })
    try {
      const response = await fetch(`${url}/api/booking/appointments`, { method: 'POST', headers, body })
      const { id } = await response.json()
      if (response.status === 503) throw new Error('the database is away')
      if (response.status !== 201 && response.status !== 409)
        throw new Error(`unexpected: ${response.status}`, { cause: 'response' })
      if (response.status === 201) acknowledged.add(id)
      return response.status === 201
    } catch (failure) {
      if ((failure as Error).cause === 'response') throw failure
      cut++
      return false
    }
  }
}

async function onPostgres(): Promise<Deployment> {
  const source = inject('source')
  if (!('server' in source)) throw new Error('this test needs PostgreSQL')
  const name = `cyaan_${randomBytes(6).toString('hex')}`
  const admin = connect({ connectionString: source.server })
  await admin.pool.query(`create database ${name} template ${source.template}`)
  await admin.close()
  const url = withDatabase(source.server, name)
  return { env: { DATABASE_URL: url }, connection: () => ({ connectionString: url }), processes: 2 }
}

async function onEmbedded(): Promise<Deployment> {
  const folder = dataFolder()
  return { env: { DATA_DIR: folder }, connection: () => runningDatabaseConfig(folder), processes: 1 }
}
