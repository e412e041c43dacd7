import fs, { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, inject, onTestFinished, test } from 'vitest'
import { DURABLE_START_PARAMS, DurableNodeFS } from './durable-file-system.ts'

const RUNNING = 6
const SHUT_DOWN = 1

/** The operations of the engine's file system on a folder whose control file has this state. */
async function fileSystem(state: number, isFlushed: boolean) {
  const dir = mkdtempSync(join(tmpdir(), 'cyaan-fsync-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  mkdirSync(join(dir, 'global'))
  const control = Buffer.alloc(8192)
  control.writeUInt32LE(state, 16)
  writeFileSync(join(dir, 'global/pg_control'), control)
  const stream_ops = { write: () => 1 } as { write: () => number; fsync: (stream: object) => number }
  const NODEFS = { setattr: () => {}, stream_ops, node_ops: { mknod: () => ({}), rename: () => {} } }
  const durable = new DurableNodeFS(dir, async () => isFlushed)
  const { emscriptenOpts } = await durable.init({} as never, {})
  const patch = emscriptenOpts.preRun!.at(-1) as unknown as (mod: object) => void
  patch({ NODEFS, FS: {} })
  // A closed file: flushing it fails, so that the attempt is visible.
  const nfd = openSync(join(dir, 'global/pg_control'), 'r')
  closeSync(nfd)
  const write = stream_ops.write as (stream: object) => number
  const rename = NODEFS.node_ops.rename as (...names: unknown[]) => void
  return {
    fsync: () => stream_ops.fsync({ nfd: nfd + 1000 }),
    write: (name: string) => write({ node: { name } }),
    rename: () => rename('a', 'b'),
  }
}

test('after a crash files that one call has flushed are not flushed again, until one is written', async () => {
  const { fsync, write } = await fileSystem(RUNNING, true)
  expect(fsync()).toBe(0)
  write('postmaster.pid')
  expect(fsync()).toBe(0)
  write('pg_control')
  expect(fsync).toThrow('EBADF')
  const renamed = await fileSystem(RUNNING, true)
  renamed.rename()
  expect(renamed.fsync).toThrow('EBADF')
})

test('every file is flushed after a clean stop, and where one call cannot flush them all', async () => {
  expect((await fileSystem(SHUT_DOWN, true)).fsync).toThrow('EBADF')
  expect((await fileSystem(RUNNING, false)).fsync).toThrow('EBADF')
})

test.skipIf('server' in inject('source'))(
  'on PGlite: a commit is flushed to disk, and files are for their owner only',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'cyaan-fsync-'))
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
    const db = await PGlite.create({ fs: new DurableNodeFS(dir), startParams: DURABLE_START_PARAMS })
    onTestFinished(() => db.close())
    await db.query('create table rows (id int)')

    let flushes = 0
    const { fsyncSync } = fs
    fs.fsyncSync = (file) => {
      flushes++
      fsyncSync(file)
    }
    syncBuiltinESMExports()
    onTestFinished(() => {
      fs.fsyncSync = fsyncSync
      syncBuiltinESMExports()
    })
    await db.query('select * from rows')
    expect(flushes).toBe(0)
    await db.query('insert into rows values (1)')
    expect(flushes).toBe(1)

    const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => statSync(file).mode & 0o077)).toEqual([])
  },
)
