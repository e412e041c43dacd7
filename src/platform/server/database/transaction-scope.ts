import { AsyncLocalStorage } from 'node:async_hooks'

/** `isOpen` until the transaction commits or rolls back: what it started without waiting may run longer. */
export type TransactionScope = { isOpen: boolean }

/** Set in code that runs inside a transaction. */
export const transactionScope = new AsyncLocalStorage<TransactionScope>()

/**
 * Called where code waits for anything but its own transaction: a queue, a hash, a mail server, a file, another server,
 * another connection. An open transaction keeps a connection and its locks for that time, and the embedded database
 * runs one transaction at a time: all other queries wait, and a transaction that waits for one of them deadlocks. In tests
 * this is an error; production logs it and goes on.
 */
export function assertNoTransaction(wait: string): void {
  if (!transactionScope.getStore()?.isOpen) return
  const error = new Error(`a transaction is open while waiting for ${wait}`)
  if (process.env.NODE_ENV !== 'production') throw error
  process.emitWarning(error)
}
