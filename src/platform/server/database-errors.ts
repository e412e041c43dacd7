import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * SQLSTATEs of a server that cannot do its work now: connection lost (08), out of connections, memory or disk (53),
 * shutting down or starting (57P), statement, lock and transaction timeouts, a primary that became a standby.
 */
const UNAVAILABLE_SQLSTATE = /^(08...|53...|57P..|57014|55P03|25P03|25P04|25006|58030)$/

/** Socket and DNS failures. The driver hands them on as they come. */
const UNAVAILABLE_SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Failures of `pg` and `pg-pool` that have no code. */
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

/** Whether a later attempt may succeed without a change to the request or to the code. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  // `fetch` reports its socket failures as the cause of a TypeError: those are about another server.
  if (!(thrown instanceof Error) || thrown instanceof TypeError) return false
  const { code = '' } = thrown as { code?: unknown }
  if (UNAVAILABLE_SQLSTATE.test(String(code)) || UNAVAILABLE_SOCKET.has(String(code))) return true
  return UNAVAILABLE_MESSAGE.has(thrown.message) || isDatabaseUnavailable(thrown.cause)
}

export type DatabaseScope = { unavailable?: Error }
const scopes = new AsyncLocalStorage<DatabaseScope>()

/** Runs work whose API calls report an unavailable database to `scope` instead of logging it one by one. */
export function withDatabaseScope<T>(scope: DatabaseScope, run: () => T): T {
  return scopes.run(scope, run)
}

/** False when nothing collects such failures, so that the caller must log this one. */
export function reportUnavailable(failure: Error): boolean {
  const scope = scopes.getStore()
  if (scope) scope.unavailable ??= failure
  return scope !== undefined
}
