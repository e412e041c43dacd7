import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'

/**
 * What a slice whose texts are moderated gives: how a decision shows in its own tables, and which pages it makes old.
 * `src/server/composition/moderated.ts` lists them, so that this slice knows none of them.
 */
export type ModeratedKind = {
  /** Locks what `settle` will change, before the rows of moderation are locked: the order in which authors' changes lock. */
  lock: (tx: Tx, ids: readonly string[]) => Promise<void>
  setVisibility: (ctx: Context, tx: Tx, id: string, isVisible: boolean) => Promise<void>
}

/** By kind, as `review` or `comment`. */
export type ModeratedKinds = ReadonlyMap<string, ModeratedKind>
