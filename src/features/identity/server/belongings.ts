import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { Caller } from './caller.ts'

/** What a slice above this one keeps of somebody. */
export type Belongings = {
  /** Its name in the file that people take along. */
  name: string
  collect(ctx: Context, user: User, caller: Caller): Promise<unknown>
  /** Runs first in the transaction that removes the account, before any row of `users` is locked. */
  lock?(tx: Tx, user: User, caller: Caller): Promise<void>
  /** The account goes: part of the transaction that removes it. */
  leave?(ctx: Context, tx: Tx, user: User, caller: Caller): Promise<void>
  /** Cookies that are deleted with the account. */
  cookies?(caller: Caller): readonly string[]
}

const known = new Map<string, Belongings>()

/** This slice cannot see those above it: where all of them meet (`src/server`), they are named to it. */
export function keepBelongings(...belongings: Belongings[]): void {
  for (const one of belongings) known.set(one.name, one)
}

export function allBelongings(): Belongings[] {
  return [...known.values()]
}
