import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { expectDefined } from '#kernel/app-error.ts'
import { DURABLE_START_PARAMS, DurableNodeFS } from './durable-file-system.ts'
import type { EmbeddedOptions } from './embedded-database.ts'
import { findPanic } from './engine-panic.ts'

// PGlite runs in a worker thread behind a socket: heavy queries do not block the event loop, and the product uses the
// same driver as for PostgreSQL.

const { dir, template, listen, connections } = workerData as EmbeddedOptions & { connections: number }

const db = await PGlite.create({
  extensions: { pg_trgm },
  ...(dir ? { fs: new DurableNodeFS(dir), startParams: DURABLE_START_PARAMS } : {}),
  ...(template ? { loadDataDir: new Blob([await readFile(template)]) } : {}),
})

let isClosing = false
let hasCrashed = false
/** After a crash no query would be answered: the exception ends this thread, and the main thread reports it. */
function endThread(error: unknown): void {
  hasCrashed = true
  if (isClosing) return
  setImmediate(() => {
    throw error
  })
}

/** SQL errors are part of a response; an exception of the engine means that it stopped (abort, exit). */
async function endThreadOnCrash<T>(run: () => Promise<T>): Promise<T> {
  // A queued query would start before the thread ends, and block it forever: the engine waits for a lock of its own.
  if (hasCrashed) return new Promise(() => {})
  try {
    return await run()
  } catch (error) {
    endThread(error)
    throw error
  }
}

/**
 * All connections share one session, and the socket server interleaves them per message: between Parse and Execute of
 * one connection another could replace the unnamed statement. So the messages of a query are buffered and executed
 * together at Sync (or Flush, after which more messages follow); until then the connection keeps exclusive access.
 */
let bufferedMessages: Uint8Array[] = []
let isQueryIncomplete = false
const serializedDb = new Proxy(db, {
  get(target, name) {
    if (name === 'isInTransaction') return () => isQueryIncomplete || target.isInTransaction()
    if (name === 'execProtocolRawStream')
      return async (
        ...[message, { onRawData, ...options }]: Required<Parameters<typeof target.execProtocolRawStream>>
      ) => {
        bufferedMessages.push(message)
        // First byte: the type, see https://www.postgresql.org/docs/current/protocol-message-formats.html
        const [first = 0] = message
        const type = String.fromCharCode(first)
        isQueryIncomplete = 'PBDECHF'.includes(type)
        if (isQueryIncomplete && type !== 'H') return
        const query = Buffer.concat(bufferedMessages)
        bufferedMessages = []
        // One response as well: in pieces it would trigger the reader five times per query.
        const pieces: Uint8Array[] = []
        const onPiece = (data: Uint8Array) => pieces.push(data.slice())
        await endThreadOnCrash(() => target.execProtocolRawStream(query, { ...options, onRawData: onPiece }))
        const given = Buffer.concat(pieces)
        const panic = findPanic(given)
        if (panic) endThread(new Error(panic))
        onRawData(given)
      }
    // This is the server's ROLLBACK for a broken connection; its buffered response must not reach another one.
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

const port = expectDefined(parentPort, 'port of the worker')
port.on('message', async (message: 'close' | 'dump') => {
  if (message === 'dump') return port.postMessage(await (await db.dumpDataDir('none')).arrayBuffer())
  isClosing = true
  await server.stop()
  await db.close()
  process.exit(0)
})
port.postMessage('ready')
