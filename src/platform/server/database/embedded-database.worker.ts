import { fsyncSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { EmbeddedOptions } from './embedded-database.ts'
import { findPanic } from './engine-panic.ts'
import { createPreparedStatementCache, messageType } from './prepared-statement-cache.ts'

// PGlite runs in a thread of its own behind a socket: a heavy query never holds up a request, and the
// rest of the product speaks to it with the same driver as to PostgreSQL.

type Stream = { nfd: number }
type Emscripten = { NODEFS?: NodeFsType; FS: { filesystems?: { NODEFS?: NodeFsType } } }
type SetAttributes = (target: unknown, node: unknown, attributes: { mode?: number }, ...rest: unknown[]) => void
type NodeFsType = { stream_ops: { fsync?: (stream: Stream) => number }; setattr: SetAttributes }

/** PGlite never flushes to disk by itself; with this a commit survives a power cut, at about 1 ms each. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const patchFileSystem = (mod: unknown) => {
      const { NODEFS, FS } = mod as Emscripten
      const nodefs = NODEFS ?? FS.filesystems?.NODEFS
      if (!nodefs) throw new Error('PGlite internals changed: commits would not reach the disk')
      nodefs.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd)
        return 0
      }
      // Emscripten sets the mode of each new file explicitly to 0666, whatever the umask of the process is.
      const { setattr } = nodefs
      nodefs.setattr = (target, node, attributes, ...rest) => {
        const { mode } = attributes
        setattr(target, node, mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 }, ...rest)
      }
    }
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), patchFileSystem]
    return { emscriptenOpts }
  }
}

const { dir, template, listen, connections } = workerData as EmbeddedOptions & { connections: number }

// `-F` switches fsync off; fdatasync, the default way, is a stub in the WebAssembly build.
const durable = PGlite.defaultStartParams.filter((param) => param !== '-F').concat('-c', 'wal_sync_method=fsync')
const db = await PGlite.create({
  extensions: { pg_trgm },
  ...(dir ? { fs: new DurableNodeFS(dir), startParams: durable } : {}),
  ...(template ? { loadDataDir: new Blob([await readFile(template)]) } : {}),
})

let isClosing = false
/** After a crash no query would ever be answered: the exception ends this thread, and the main thread reports it. */
function endThread(error: unknown): void {
  if (isClosing) return
  setImmediate(() => {
    throw error
  })
}

/** Errors of SQL are part of an answer: what the engine throws means that it has stopped (abort, exit). */
async function endThreadOnCrash<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    endThread(error)
    throw error
  }
}

/**
 * The socket server takes turns message by message, but all connections share one session: between the Parse and the
 * Execute of one, another would put its own statement there. So the messages of a query are gathered and go in
 * together at its Sync (or Flush, after which more of it follows); until then the turn stays where it is.
 */
let bufferedMessages: Uint8Array[] = []
let isQueryIncomplete = false
const rewriteQuery = createPreparedStatementCache()
const serializedDb = new Proxy(db, {
  get(target, name) {
    if (name === 'isInTransaction') return () => isQueryIncomplete || target.isInTransaction()
    if (name === 'execProtocolRawStream')
      return async (
        ...[message, { onRawData, ...options }]: Required<Parameters<typeof target.execProtocolRawStream>>
      ) => {
        bufferedMessages.push(message)
        isQueryIncomplete = 'PBDECHF'.includes(messageType(message))
        if (isQueryIncomplete && messageType(message) !== 'H') return
        const { messages, rewriteResponse: answer } = rewriteQuery(bufferedMessages)
        bufferedMessages = []
        // One answer as well: in pieces it would wake the reader five times for one query.
        const pieces: Uint8Array[] = []
        const onPiece = (data: Uint8Array) => pieces.push(data.slice())
        await endThreadOnCrash(() =>
          target.execProtocolRawStream(Buffer.concat(messages), { ...options, onRawData: onPiece }),
        )
        const given = Buffer.concat(pieces)
        const panic = findPanic(given)
        if (panic) endThread(new Error(panic))
        onRawData(answer(given))
      }
    // How the server rolls back for a connection that broke: what it would still have said is for nobody else.
    if (name === 'exec')
      return (query: string) => {
        isQueryIncomplete = false
        bufferedMessages = []
        return endThreadOnCrash(() => target.exec(query))
      }
    const value = Reflect.get(target, name)
    return typeof value === 'function' ? value.bind(target) : value
  },
})
const server = new PGLiteSocketServer({ db: serializedDb, ...listen, maxConnections: connections })
await server.start()

parentPort!.on('message', async (message: 'close' | 'dump') => {
  if (message === 'dump') return parentPort!.postMessage(await (await db.dumpDataDir('none')).arrayBuffer())
  isClosing = true
  await server.stop()
  await db.close()
  process.exit(0)
})
parentPort!.postMessage('ready')
