import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { runningDatabaseConfig } from '#platform/server/database/embedded/embedded-database.ts'
import { connect } from '#platform/server/db.ts'
import { dataFolder, startSite, usedFolder } from './site.ts'

test('a full disk is reported by /readyz; when it stops the embedded database, the process goes on and opens it again once there is space', async () => {
  const DATA_DIR = usedFolder()
  const FULL_DISK = join(dataFolder(), 'full')
  const NODE_OPTIONS = `--import=${pathToFileURL('tests/process/full-disk.mjs').href}`
  const site = await startSite({ DATA_DIR, FULL_DISK, NODE_OPTIONS })
  const statusOf = async (path: string) => (await fetch(site.url + path)).status
  expect(await statusOf('/contact')).toBe(200)
  expect(await statusOf('/readyz')).toBe(200)

  writeFileSync(FULL_DISK, '')
  const response = await fetch(`${site.url}/readyz`)
  expect(response.status).toBe(503)
  expect(await response.text()).toBe('not ready: the disk of DATA_DIR has 0 MB left, 128 MB are needed')

  // Existing WAL files are used first; then the next one cannot be created.
  const { pool } = connect(runningDatabaseConfig(DATA_DIR))
  for (let file = 0; file < 10; file++) {
    pool.query('select pg_switch_wal()').catch(() => {})
    pool.query(`insert into settings (key, value, updated_at) values ('full${file}', '1', now())`).catch(() => {})
  }
  await vi.waitFor(
    () =>
      expect(site.errors()).toContain(`✗ The embedded database in ${join(DATA_DIR, 'db')} stopped: the disk is full.`),
    { timeout: 60_000 },
  )
  expect(await statusOf('/contact')).toBe(200)
  const refused = await fetch(`${site.url}/api/settings/company`)
  expect([refused.status, (await refused.json()).error.code]).toEqual([503, 'DATABASE_UNAVAILABLE'])

  rmSync(FULL_DISK)
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 60_000 })
  expect(await statusOf('/api/settings/company')).toBe(200)
  expect((await site.stop()).code).toBe(0)
})
