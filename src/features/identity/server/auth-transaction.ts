import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'

const current = new AsyncLocalStorage<Tx>()

/**
 * Better Auth takes one database for good. This stands for it and passes every question on to the transaction that is
 * open around the call, if there is one: what it stores and the letter about it are then written together or not at all.
 */
export function transactional(db: Context['db']): Context['db'] {
  return new Proxy(db, {
    get(target, name) {
      const here = current.getStore() ?? target
      const value = Reflect.get(here, name)
      return typeof value === 'function' ? value.bind(here) : value
    },
  })
}

export function inTransaction<Result>({ db }: Pick<Context, 'db'>, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction((tx) => current.run(tx, () => run(tx)))
}

/** The transaction around the call that Better Auth is answering. */
export function currentTransaction(): Tx {
  const tx = current.getStore()
  if (!tx) throw new Error('a letter is written outside a transaction')
  return tx
}
