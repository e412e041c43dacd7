import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'

/** GDPR export and erasure hooks of a slice. */
export type UserDataProvider = {
  /** Key in the exported file. */
  name: string
  collect(ctx: Context, user: User, caller: RequestInfo): Promise<unknown>
  /** Runs first in the transaction that deletes the account, before any row of `users` is locked. */
  lock?(tx: Tx, user: User, caller: RequestInfo): Promise<void>
  /** Runs in the transaction that deletes the account. */
  onAccountDeleted?(ctx: Context, tx: Tx, user: User, caller: RequestInfo): Promise<void>
  /** Runs at every sign-in, which requires a verified address: takes over records that only have that address. */
  claimByEmail?(db: Db, user: Pick<User, 'id' | 'email'>): Promise<void>
  /** Cookies to delete with the account. */
  cookies?(caller: RequestInfo): readonly string[]
}

const providersByName = new Map<string, UserDataProvider>()

/** Slices import in one direction only, so `src/server` registers the providers of the higher slices. */
export function registerUserDataProviders(...providers: UserDataProvider[]): void {
  for (const provider of providers) providersByName.set(provider.name, provider)
}

export function userDataProviders(): UserDataProvider[] {
  return [...providersByName.values()]
}
