import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { restoreBackup, writeBackup } from '#platform/server/backup/backup.ts'
import { publishBuild } from '#platform/server/build/built-file.service.ts'
import { testApp } from '#tests/test-app.ts'

const SCRIPT = 'export const greeting = "hallo"'.repeat(20)

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

/** A site, and starts of builds on it, a minute apart. */
async function setUp() {
  const fixture = await testApp()
  let minute = 0
  const start = (build: string, files: Record<string, string>) => {
    minute++
    return publishBuild(
      { ...fixture.ctx, now: () => new Date(Date.UTC(2025, 2, 3, 9, minute)) },
      { build, folder: folderOf(files) },
    )
  }
  const ask = (name: string, headers: Record<string, string> = {}) =>
    fixture.app.request(`/assets/${name}`, { headers })
  const servedNames = async (...names: string[]) => {
    const responses = await Promise.all(names.map(async (name) => [name, (await ask(name)).status] as const))
    return responses.flatMap(([name, status]) => (status === 200 ? [name] : []))
  }
  return { ...fixture, start, ask, servedNames }
}

test('a published file is sent in the accepted encoding and is immutable', async () => {
  const { start, ask, app } = await setUp()
  await start('a', { 'index-A1.js': SCRIPT, 'text-A1.woff2': 'font', 'ignored.js.gz': 'gzip', '.hidden.js': 'x' })

  const plain = await ask('index-A1.js')
  expect(plain.status).toBe(200)
  expect(await plain.text()).toBe(SCRIPT)
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(plain.headers.get('vary')).toBe('Accept-Encoding')
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff')

  const compressed = await ask('index-A1.js', { 'accept-encoding': 'gzip, br' })
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(SCRIPT)
  expect((await ask('index-A1.js', { 'accept-encoding': 'br;q=0' })).headers.get('content-encoding')).toBeNull()

  const font = await ask('text-A1.woff2')
  expect(font.headers.get('content-type')).toBe('font/woff2')
  expect(await font.text()).toBe('font')
  const head = await app.request('/assets/index-A1.js', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('the compressed variant on disk is stored unchanged', async () => {
  const { start, ask } = await setUp()
  const folder = { 'index-A1.js': SCRIPT }
  const stored = brotliCompressSync(SCRIPT)
  await start('a', { ...folder, 'index-A1.js.br': stored as unknown as string })
  const response = await ask('index-A1.js', { 'accept-encoding': 'br' })
  expect(Buffer.from(await response.arrayBuffer())).toEqual(stored)
})

test.each([
  ['nope-A1.js', 1],
  ['index-A1.js.br', 0],
  ['index-A1.js.gz', 0],
  ['..%2fpackage.json', 0],
  ['%00.js', 0],
  [`${'a'.repeat(300)}.js`, 0],
  ["'; drop table built_files; --.js", 0],
])('%s is not a file of a build: 404, not cached, %i queries', async (name, queries) => {
  const { start, ask, database } = await setUp()
  await start('a', { 'index-A1.js': SCRIPT })
  const query = vi.spyOn(database.pool, 'query')
  onTestFinished(() => query.mockRestore())
  const response = await ask(name)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  // The queue shares the pool.
  const ours = query.mock.calls.filter((call) => JSON.stringify(call).includes('built_files'))
  expect(ours).toHaveLength(queries)
})

test('the files of the last two builds are kept, also after a rollback', async () => {
  const { start, servedNames } = await setUp()
  const names = ['shared-0.js', 'a-1.js', 'b-1.js', 'c-1.js'] as const
  const a = { 'shared-0.js': 's', 'a-1.js': 'a' }
  const b = { 'shared-0.js': 's', 'b-1.js': 'b' }
  await start('a', a)
  await start('b', b)
  expect(await servedNames(...names)).toEqual(['shared-0.js', 'a-1.js', 'b-1.js'])

  // After a rollback: the previous build is now b, and files of both belong to a.
  await start('a', a)
  await start('c', { 'c-1.js': 'c' })
  expect(await servedNames(...names)).toEqual(['shared-0.js', 'a-1.js', 'c-1.js'])

  // Its files were removed; a start publishes them again.
  await start('b', b)
  expect(await servedNames(...names)).toEqual(['shared-0.js', 'b-1.js', 'c-1.js'])
})

test('starting the same build again writes nothing, and processes that start at once publish it once', async () => {
  const { start, servedNames, database } = await setUp()
  const rows = async () => (await database.pool.query('select name, xmin::text from built_files order by 1')).rows
  const files = { 'a-1.js': 'a', 'a-2.js': 'b' }
  await Promise.all([start('a', files), start('a', files), start('b', { 'b-1.js': 'b' })])
  expect(await servedNames('a-1.js', 'a-2.js', 'b-1.js')).toHaveLength(3)
  await start('b', { 'b-1.js': 'b' })
  const before = await rows()
  await start('b', { 'b-1.js': 'b' })
  expect(await rows()).toEqual(before)
})

test('a backup does not contain built files, and a restore does not change them', async () => {
  const { start, servedNames, database } = await setUp()
  await start('a', { 'a-1.js': 'a' })
  const file = join(folderOf({}), 'site.gz')
  await writeBackup(database.connection, file, new Date())
  await start('b', { 'b-1.js': 'b' })
  await restoreBackup(database.connection, file, { check: async () => {}, store: async () => {} })
  expect(await servedNames('a-1.js', 'b-1.js')).toEqual(['a-1.js', 'b-1.js'])
})
