import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'

/** `next`: where somebody was going when they asked for a letter. */
type Call = { tx: Tx; next: string | undefined }

const current = new AsyncLocalStorage<Call>()

/**
 * Better Auth takes one database for good. This stands for it and passes every question on to the transaction that is
 * open around the call, if there is one: what it stores and the letter about it are then written together or not at all.
 */
export function transactional(db: Context['db']): Context['db'] {
  return new Proxy(db, {
    get(target, name) {
      const here = current.getStore()?.tx ?? target
      const value = Reflect.get(here, name)
      return typeof value === 'function' ? value.bind(here) : value
    },
  })
}

export function inTransaction<Result>(
  { db }: Pick<Context, 'db'>,
  run: (tx: Tx) => Promise<Result>,
  next?: string,
): Promise<Result> {
  return db.transaction((tx) => current.run({ tx, next }, () => run(tx)))
}

/** Part of what is around the call that Better Auth is answering; for whoever comes back from a provider nothing is. */
export function withinCall<Result>({ db }: Pick<Context, 'db'>, run: (call: Call) => Promise<Result>): Promise<Result> {
  const call = current.getStore()
  return call ? run(call) : db.transaction((tx) => run({ tx, next: undefined }))
}
