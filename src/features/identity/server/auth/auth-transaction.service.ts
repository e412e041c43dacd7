import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '#platform/server/context.ts'
import { type TransactionScope, transactionScope } from '#platform/server/database/transaction-scope.ts'
import type { Tx } from '#platform/server/db.ts'
import { verifyPassword } from '../sign-in/password-hash.service.ts'

/** A password and its stored hash, verified before the transaction: inside it nobody may wait for a hash. */
type VerifiedPassword = { password: string; hash: string }
type CallOptions = {
  /** The path to return to, for the links in emails. */
  next?: string | undefined
  verified?: VerifiedPassword | undefined
}
type AuthCall = CallOptions & {
  /** Undefined until a deferred transaction begins. */
  tx?: Tx
  begin?: () => Promise<void>
  hasNewUser?: true
  providerName?: ProviderName
}
type ProviderName = { firstName: string; lastName: string }

const callStorage = new AsyncLocalStorage<AuthCall>()

/**
 * Better Auth is created with one database for its lifetime. This proxy forwards every call to the transaction that is
 * open around the request, if there is one, so that its rows and the email are committed together.
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
  options: CallOptions = {},
): Promise<Result> {
  return db.transaction((tx) => callStorage.run({ tx, ...options }, () => run(tx)))
}

/** For Better Auth. In a transaction a password that was verified before is only compared. */
export async function verifyPasswordOnce({ password, hash }: VerifiedPassword): Promise<boolean> {
  const verified = callStorage.getStore()?.verified
  return verified ? verified.password === password && verified.hash === hash : verifyPassword(password, hash)
}

/**
 * For a call that first waits for another server: `beginDeferredTransaction` opens the transaction after that server
 * has responded, so that no transaction waits for the network. Commits if `shouldCommit` accepts the result, otherwise rolls
 * back. Resolves to the result and whether a user was created.
 */
export async function withDeferredTransaction<Result>(
  { db }: Pick<Context, 'db'>,
  run: () => Promise<Result>,
  shouldCommit: (result: Result) => boolean,
): Promise<{ result: Result; hasNewUser: boolean }> {
  const end = Promise.withResolvers<void>()
  const rollback = new Error('rolled back')
  let transaction = Promise.resolve()
  const scope: TransactionScope = { isOpen: false }
  const begin = () =>
    new Promise<void>((resolve, reject) => {
      transaction = db.transaction((tx) => {
        call.tx = tx
        scope.isOpen = true
        resolve()
        return end.promise
      })
      transaction.catch(reject)
    })
  const call: AuthCall = { begin }
  end.promise.catch(() => {})
  try {
    const result = await transactionScope.run(scope, () => callStorage.run(call, run))
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
  } finally {
    scope.isOpen = false
  }
}

/** Opens the transaction of `withDeferredTransaction`; does nothing in any other call. */
export async function beginDeferredTransaction(): Promise<void> {
  const call = callStorage.getStore()
  if (call?.begin && !call.tx) await call.begin()
}

/** Called when Better Auth creates a user, for `withDeferredTransaction`. */
export function markNewUser(): void {
  const call = callStorage.getStore()
  if (call) call.hasNewUser = true
}

/** For `findProviderName`: Better Auth does not pass the profile to the hook that links an account. */
export function setProviderName(name: ProviderName): void {
  const call = callStorage.getStore()
  if (call) call.providerName = name
}

/** The name that the provider of this OAuth callback reports. */
export function findProviderName(): ProviderName | undefined {
  return callStorage.getStore()?.providerName
}

/** Runs in the transaction of the current Better Auth call, or in a new one. */
export function joinAuthTransaction<Result>(
  { db }: Pick<Context, 'db'>,
  run: (call: CallOptions & { tx: Tx }) => Promise<Result>,
): Promise<Result> {
  const call = callStorage.getStore()
  return call?.tx ? run({ ...call, tx: call.tx }) : db.transaction((tx) => run({ tx }))
}
