import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { assertNoTransaction } from './transaction-scope.ts'

/**
 * SQLSTATEs of a server that is temporarily unavailable: connection lost (08), out of connections, memory or disk (53),
 * shutting down or starting (57P), statement, lock and transaction timeouts, a primary that became a standby.
 */
const UNAVAILABLE_SQLSTATE = /^(08...|53...|57P..|57014|55P03|25P03|25P04|25006|58030)$/

/** Socket and DNS failures; the driver passes them on unchanged. */
const UNAVAILABLE_SOCKET =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Errors of `pg` and `pg-pool` that have no code. */
const UNAVAILABLE_MESSAGE = new Set([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])

/** Whether a retry may succeed without a change to the request or the code. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  // `fetch` reports socket failures as the cause of a TypeError: those concern another server.
  if (!(thrown instanceof Error) || thrown instanceof TypeError) return false
  const { code = '', syscall } = thrown as { code?: unknown; syscall?: unknown }
  // The unix socket of the embedded database, while it is being opened again.
  if (code === 'ENOENT' && syscall === 'connect') return true
  if (UNAVAILABLE_SQLSTATE.test(String(code)) || UNAVAILABLE_SOCKET.test(String(code))) return true
  return UNAVAILABLE_MESSAGE.has(thrown.message) || isDatabaseUnavailable(thrown.cause)
}

/** What one request did with the database. */
export type DatabaseScope = {
  /** A failure; libraries may swallow it and throw another error. */
  unavailable?: Error
  /** Cache tags were invalidated, so pages have changed. */
  hasInvalidated?: boolean
  /** Set when the caller that opened the scope logs the failure, so that nested calls do not. */
  isLoggedByOwner?: boolean
  /** An API call of a render, or the render itself, took too long. */
  hasTimedOut?: boolean
  /** An API call of a render failed (5xx). The page may show the error in place of what the call loads. */
  hasFailedCall?: boolean
}
export const databaseScope = new AsyncLocalStorage<DatabaseScope>()

/** The database failure behind a failed request, if there was one. */
export function unavailabilityBehind(thrown: unknown): Error | undefined {
  if (!isDatabaseUnavailable(thrown)) return databaseScope.getStore()?.unavailable
  recordUnavailability(thrown as Error)
  return thrown as Error
}

/** Records failures to connect or to query in the scope of the current request. A transaction has its own connection. */
export function recordFailures(pool: pg.Pool): pg.Pool {
  for (const method of ['connect', 'query'] as const) {
    const original = pool[method].bind(pool) as (...args: unknown[]) => Promise<unknown> | undefined
    // The pool itself calls `connect` with a callback and gets no promise.
    const recording = (...args: unknown[]) => {
      assertNoTransaction('another connection')
      return original(...args)?.catch((failure: Error) => {
        if (isDatabaseUnavailable(failure)) recordUnavailability(failure)
        throw failure
      })
    }
    Object.assign(pool, { [method]: recording })
  }
  return pool
}

function recordUnavailability(failure: Error): void {
  const scope = databaseScope.getStore()
  if (scope) scope.unavailable ??= failure
}
