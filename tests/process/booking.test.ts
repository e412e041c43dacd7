import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'vite'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { seedBooking } from '#features/booking/server/seed.service.ts'
import { users } from '#features/identity/server/identity.table.ts'
import { DEFAULT_BOOKING } from '#features/settings/model/booking.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { connect } from '#platform/server/db.ts'
import { readEnv } from '#platform/server/env.ts'
import { withDatabase } from '../setup/postgres.ts'
import '../setup/template.ts'

const DEATHS = 30
/** Inside the project, so that it finds the libraries. */
const folder = `node_modules/.cache/booking-worker-${process.pid}`
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('killed 30 times in the middle of a burst: every acknowledged request is there, with its letter', async () => {
  const { url, pool, client } = await house()
  // Letters are JSX, which Node does not read by itself; in one file, as it is read again after every death.
  const worker = { ssr: 'tests/process/booking-worker.ts', outDir: folder, emptyOutDir: true }
  const ssr = { noExternal: true as const, external: ['pg', 'pg-boss', 'pino'] }
  await build({ configFile: false, logLevel: 'silent', ssr, build: worker })
  const acknowledged = new Set<string>()

  await Promise.all([liveAndDie(DEATHS / 2), liveAndDie(DEATHS / 2)])

  expect(acknowledged.size).toBeGreaterThanOrEqual(DEATHS)
  const { rows } = await pool.query<{ id: string; letters: number }>(`
    select a.id, count(l.id)::int as letters from appointments a
    left join letters l on l.about = 'booking:' || a.id and l.kind = 'booking.receipt' and l.status = 'queued'
    group by a.id`)
  const kept = new Map(rows.map(({ id, letters }) => [id, letters]))
  expect([...acknowledged].filter((id) => kept.get(id) !== 1)).toEqual([])
  // And nothing is there by halves: what was not acknowledged is whole, or not there.
  expect([...kept.values()].every((letters) => letters === 1)).toBe(true)
  const { rows: all } = await pool.query<{ letters: number }>('select count(*)::int as letters from letters')
  expect(all[0]!.letters).toBe(kept.size)

  async function liveAndDie(deaths: number): Promise<void> {
    for (let death = 0; death < deaths; death++) {
      // Nobody answers there: letters stay in the queue.
      const env = {
        DATABASE_URL: url,
        SMTP_URL: 'smtp://127.0.0.1:9',
        CLIENT: client,
        NODE_COMPILE_CACHE: `${folder}/cache`,
      }
      const child = spawn(process.execPath, [`${folder}/booking-worker.js`], { env })
      let [output, errors] = ['', '']
      child.stdout.on('data', (chunk) => {
        output += chunk
      })
      child.stderr.on('data', (chunk) => {
        errors += chunk
      })
      await vi.waitFor(() => expect(output, errors).toContain('\n'), { timeout: 30_000, interval: 5 })
      await pause(Math.random() * 120)
      child.kill('SIGKILL')
      await once(child, 'close')
      // A line that was cut short acknowledges nothing.
      for (const id of output.split('\n').slice(0, -1)) acknowledged.add(id)
    }
  }
}, 240_000)

async function house() {
  const source = inject('source')
  if (!('server' in source)) throw new Error('this test needs PostgreSQL')
  const name = `cyaan_${randomBytes(6).toString('hex')}`
  const admin = connect({ connectionString: source.server })
  await admin.pool.query(`create database ${name} template ${source.template}`)
  await admin.close()
  const url = withDatabase(source.server, name)
  const { db, pool, close } = connect({ connectionString: url })
  onTestFinished(close)

  const ctx = { db, now: () => new Date(), env: readEnv({ DEMO: 'off' }) }
  await seedBooking(ctx)
  // The check of open requests is not what is tried here: each answer makes room for the next.
  await saveSetting(ctx, null, 'booking', { ...DEFAULT_BOOKING, horizonDays: 730, openRequests: 50 })
  await pool.query(`create function approve() returns trigger language plpgsql as $$ begin new.status = 'APPROVED'; return new; end $$;
    create trigger approve before insert on appointments for each row execute function approve()`)
  const person = {
    id: 'rita',
    email: 'rita@bakkerij.example',
    firstName: 'Rita',
    lastName: 'Peeters',
    language: 'nl',
  } as const
  await db.insert(users).values({ ...person, createdAt: ctx.now(), updatedAt: ctx.now() })
  return { url, pool, client: JSON.stringify(person) }
}
