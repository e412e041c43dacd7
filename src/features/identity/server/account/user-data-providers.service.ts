import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { RequestInfo } from '../../../../platform/server/request-info.ts'

/** What a slice above this one keeps of somebody. */
export type UserDataProvider = {
  /** Its name in the file that people take along. */
  name: string
  collect(ctx: Context, user: User, caller: RequestInfo): Promise<unknown>
  /** Runs first in the transaction that removes the account, before any row of `users` is locked. */
  lock?(tx: Tx, user: User, caller: RequestInfo): Promise<void>
  /** The account goes: part of the transaction that removes it. */
  onAccountDeleted?(ctx: Context, tx: Tx, user: User, caller: RequestInfo): Promise<void>
  /** Cookies that are deleted with the account. */
  cookies?(caller: RequestInfo): readonly string[]
}

const providersByName = new Map<string, UserDataProvider>()

/** This slice cannot see those above it: where all of them meet (`src/server`), they are named to it. */
export function registerUserDataProviders(...providers: UserDataProvider[]): void {
  for (const provider of providers) providersByName.set(provider.name, provider)
}

export function userDataProviders(): UserDataProvider[] {
  return [...providersByName.values()]
}
