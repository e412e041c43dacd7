import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'

/** `next`: where somebody was going when they asked for a letter. */
type AuthCall = { tx: Tx; next: string | undefined }
type DeferredAuthCall = { tx: Tx | undefined; next: undefined; begin: () => Promise<void>; hasNewUser?: true }

const callStorage = new AsyncLocalStorage<AuthCall | DeferredAuthCall>()

/**
 * Better Auth takes one database for good. This stands for it and passes every question on to the transaction that is
 * open around the call, if there is one: what it stores and the letter about it are then written together or not at all.
 */
export function transactionAwareDb(db: Context['db']): Context['db'] {
  return new Proxy(db, {
    get(target, name) {
      const activeDb = callStorage.getStore()?.tx ?? target
      const value = Reflect.get(activeDb, name)
      return typeof value === 'function' ? value.bind(activeDb) : value
    },
  })
}

export function withAuthTransaction<Result>(
  { db }: Pick<Context, 'db'>,
  run: (tx: Tx) => Promise<Result>,
  next?: string,
): Promise<Result> {
  return db.transaction((tx) => callStorage.run({ tx, next }, () => run(tx)))
}

/**
 * For a call that first asks another server: `beginWrites` opens the transaction once that server has answered, so that
 * no transaction waits for the network. It commits when `isDone` accepts the result, and rolls back otherwise. Resolves to
 * the result and whether a user was committed with it.
 */
export async function withDeferredTransaction<Result>(
  { db }: Pick<Context, 'db'>,
  run: () => Promise<Result>,
  shouldCommit: (result: Result) => boolean,
): Promise<{ result: Result; hasNewUser: boolean }> {
  const end = Promise.withResolvers<void>()
  const rollback = new Error('rolled back')
  let transaction = Promise.resolve()
  const begin = () =>
    new Promise<void>((resolve, reject) => {
      transaction = db.transaction((tx) => {
        call.tx = tx
        resolve()
        return end.promise
      })
      transaction.catch(reject)
    })
  const call: DeferredAuthCall = { tx: undefined, next: undefined, begin }
  end.promise.catch(() => {})
  try {
    const result = await callStorage.run(call, run)
    const isCommitted = shouldCommit(result)
    if (isCommitted) end.resolve()
    else end.reject(rollback)
    await transaction.catch((error) => {
      if (error !== rollback) throw error
    })
    return { result, hasNewUser: isCommitted && call.hasNewUser === true }
  } catch (error) {
    end.reject(rollback)
    await transaction.catch(() => {})
    throw error
  }
}

/** Opens the transaction of `inLateTransaction`; in any other call there is nothing to open. */
export async function beginDeferredTransaction(): Promise<void> {
  const call = callStorage.getStore()
  if (call && 'begin' in call && !call.tx) await call.begin()
}

/** Called while Better Auth makes a user, for `inLateTransaction`. */
export function markNewUser(): void {
  const call = callStorage.getStore()
  if (call && 'begin' in call) call.hasNewUser = true
}

/** Part of the transaction around the call that Better Auth is answering, or one of its own where there is none. */
export function joinAuthTransaction<Result>(
  { db }: Pick<Context, 'db'>,
  run: (call: AuthCall) => Promise<Result>,
): Promise<Result> {
  const call = callStorage.getStore()
  return call?.tx ? run({ tx: call.tx, next: call.next }) : db.transaction((tx) => run({ tx, next: undefined }))
}
