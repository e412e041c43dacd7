import { execFile } from 'node:child_process'
import { existsSync, fsyncSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Emscripten = { NODEFS?: NodeFsType; FS: { filesystems?: { NODEFS?: NodeFsType } } }
type FileNode = { name: string }
type SetAttributes = (target: unknown, node: unknown, attributes: Attributes, ...rest: unknown[]) => void
type Attributes = { mode?: number; size?: number }
type NodeFsType = {
  setattr: SetAttributes
  stream_ops: {
    fsync?: (stream: { nfd: number }) => number
    write: (stream: { node: FileNode }, ...rest: unknown[]) => number
  }
  node_ops: {
    mknod: (parent: unknown, name: string, ...rest: unknown[]) => unknown
    rename: (...args: unknown[]) => void
  }
}

/**
 * `-F` disables fsync; fdatasync, the default method, is a stub in the WebAssembly build. What the buffers do not hold is
 * in the page cache of the system; the default of 128 MB is memory of this process, once it was read.
 */
export const DURABLE_START_PARAMS = PGlite.defaultStartParams
  .filter((param) => param !== '-F')
  .concat('-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB')

/**
 * PGlite never flushes to disk by itself; with fsync a commit survives a power failure, at about 1 ms each. It has no
 * option for it, so this replaces functions of Emscripten's file system; the test on a real PGlite fails when they change.
 */
export class DurableNodeFS extends NodeFS {
  readonly #dir: string
  readonly #flush: (dir: string) => Promise<boolean>
  /** Everything in the folder is on disk, and nothing has been written since: fsync has nothing to do. */
  #isOnDisk = false

  constructor(dir: string, flush = flushFileSystem) {
    super(dir)
    this.#dir = dir
    this.#flush = flush
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    this.#isOnDisk = wasCrashed(this.#dir) && (await this.#flush(this.#dir))
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), (mod: unknown) => this.#patch(mod as Emscripten)]
    return { emscriptenOpts }
  }

  #patch({ NODEFS, FS }: Emscripten): void {
    const nodefs = NODEFS ?? FS.filesystems?.NODEFS
    if (!nodefs) throw new Error('PGlite internals changed: commits would not reach the disk')
    const { setattr, stream_ops, node_ops } = nodefs
    const { write } = stream_ops
    const { mknod, rename } = node_ops
    stream_ops.fsync = (stream) => {
      if (!this.#isOnDisk) fsyncSync(stream.nfd)
      return 0
    }
    stream_ops.write = (stream, ...rest) => {
      this.#noteChange(stream.node.name)
      return write(stream, ...rest)
    }
    node_ops.mknod = (parent, name, ...rest) => {
      this.#noteChange(name)
      return mknod(parent, name, ...rest)
    }
    node_ops.rename = (...names) => {
      this.#noteChange()
      rename(...names)
    }
    // Emscripten creates files with mode 0666 and ignores the umask.
    nodefs.setattr = (target, node, attributes, ...rest) => {
      const { mode, size } = attributes
      if (size !== undefined) this.#noteChange()
      setattr(target, node, mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 }, ...rest)
    }
  }

  #noteChange(name?: string): void {
    // Written at every start, before recovery, and not needed after a power failure.
    if (name !== 'postmaster.pid') this.#isOnDisk = false
  }
}

/** Position of the state in `pg_control`: after the system identifier and two versions. */
const STATE_OFFSET = 16
/** `DB_SHUTDOWNED` and `DB_SHUTDOWNED_IN_RECOVERY`. */
const CLEAN_STATES = [1, 2]

function wasCrashed(dir: string): boolean {
  const file = join(dir, 'global/pg_control')
  return existsSync(file) && !CLEAN_STATES.includes(readFileSync(file).readUInt32LE(STATE_OFFSET))
}

const FLUSH_TIMEOUT_MS = 3000

/**
 * After a crash the engine flushes each file by itself, twice, before it replays its log: 2,700 calls for an empty site,
 * which are most of the restart. One call flushes them all. False on systems without it, and if other programs have too
 * much to write: then the engine flushes each file.
 */
function flushFileSystem(dir: string): Promise<boolean> {
  return promisify(execFile)('sync', ['-f', dir], { timeout: FLUSH_TIMEOUT_MS }).then(
    () => true,
    () => false,
  )
}
