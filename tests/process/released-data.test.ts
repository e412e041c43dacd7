import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { expect, onTestFinished, test } from 'vitest'
import { restoreBackup } from '#platform/server/backup/backup.ts'
import { openBackup } from '#platform/server/backup/backup-format.ts'
import { openClient } from '#platform/server/db.ts'
import { RELEASE_SITE } from '../fixtures/release-site.ts'
import { emptyDatabase, signIn } from './extended/requests.ts'
import { dataFolder, runScript, startSite } from './site.ts'

const FOLDER = 'tests/fixtures/releases'
const RELEASES = readdirSync(FOLDER).map((name) => name.replace('.gz', ''))
const COMMITS: Record<string, string> = JSON.parse(readFileSync('tests/fixtures/release-commits.json', 'utf8'))
const PAGES = ['/', '/en/blog', '/fr/booking', '/reviews', '/contact', '/portfolio', '/privacy']
const ADMIN = { email: RELEASE_SITE.ADMIN_EMAIL, password: RELEASE_SITE.ADMIN_PASSWORD }
const NO_PICTURES = { check: async () => {}, store: async () => {} }

/** Rows per table in the backup. */
async function countRows(file: string): Promise<Record<string, number>> {
  const rows: Record<string, number> = {}
  for await (const { table } of (await openBackup(file)).entries) rows[table] = (rows[table] ?? 0) + 1
  return rows
}

/** A database as the release left it: its migrations and the rows of its backup. */
async function databaseOf(file: string): Promise<string> {
  const url = await emptyDatabase()
  const { header } = await openBackup(file)
  const migrationsFolder = mkdtempSync(join(tmpdir(), 'cyaan-migrations-'))
  onTestFinished(() => rmSync(migrationsFolder, { recursive: true }))
  cpSync('migrations', migrationsFolder, { recursive: true })
  const journalFile = join(migrationsFolder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, header!.migrations) }))
  const client = await openClient({ connectionString: url })
  await migrate(drizzle(client), { migrationsFolder })
  await client.end()
  await restoreBackup({ connectionString: url }, file, NO_PICTURES)
  return url
}

async function expectComplete(url: string, file: string): Promise<void> {
  const { SECRET_KEY } = RELEASE_SITE
  const site = await startSite({ DATABASE_URL: url, DATA_DIR: dataFolder(), DEMO: 'off', ROLE: 'web', SECRET_KEY })
  // One after another: the load shedding refuses renders that wait too long, as first ones on a busy machine do.
  for (const path of PAGES) expect(`${path} ${(await fetch(site.url + path)).status}`).toBe(`${path} 200`)
  const headers = await signIn(site.url, ADMIN)
  expect((await fetch(`${site.url}/api/booking/admin/appointments`, { headers })).status).toBe(200)
  await site.stop()
  const expected = await countRows(file)
  const client = await openClient({ connectionString: url })
  const lost: string[] = []
  for (const [table, count] of Object.entries(expected)) {
    const { rows } = await client.query(`select count(*)::int as count from ${table}`)
    if (rows[0].count < count) lost.push(`${table}: ${rows[0].count} of ${count}`)
  }
  await client.end()
  expect(lost).toEqual([])
  expect(Object.keys(expected).length).toBeGreaterThan(15)
}

test('the commit of every released version is known', () => {
  expect(Object.keys(COMMITS)).toEqual(RELEASES)
})

test.each(RELEASES)('a database of %s is migrated with all its rows, and its pages answer', async (release) => {
  const file = join(FOLDER, `${release}.gz`)
  await expectComplete(await databaseOf(file), file)
})

test.each(RELEASES)('a backup of %s is restored with all its rows, and its pages answer', async (release) => {
  const file = join(FOLDER, `${release}.gz`)
  const DATABASE_URL = await emptyDatabase()
  const { SECRET_KEY } = RELEASE_SITE
  const { code, errors } = await runScript('restore', [file], { DATABASE_URL, DATA_DIR: dataFolder(), SECRET_KEY })
    .ended
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  await expectComplete(DATABASE_URL, file)
})
