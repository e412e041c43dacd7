import { AsyncLocalStorage } from 'node:async_hooks'

/** State shared by the time limit of an API call and its transactions. */
type Deadline = {
  /** Set when the limit has passed. The client was told that nothing is stored, so no transaction may commit. */
  passed?: Error
  /** A COMMIT was sent: the change is stored or will be. */
  hasCommitted?: boolean
}

export const deadlineScope = new AsyncLocalStorage<Deadline>()
