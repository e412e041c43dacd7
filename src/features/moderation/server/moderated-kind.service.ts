import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { TextSubject } from '../model/moderation.schema.ts'

/**
 * Implemented by slices whose texts are moderated: applies a decision to their tables and invalidates their cached pages.
 * `src/server/composition/moderated.ts` injects the implementations.
 */
export type ModeratedKind = {
  /** Locks the rows that `setVisibility` changes before those of moderation: same lock order as edits by authors. */
  lock: (tx: Tx, ids: readonly string[]) => Promise<void>
  /** Shows or hides the text, in the transaction of the decision. */
  setVisibility: (ctx: Context, tx: Tx, id: string, isVisible: boolean) => Promise<void>
  /** What the texts are about, by id, in the language of the moderator. */
  describe: (db: Db, ids: readonly string[], locale: Locale) => Promise<ReadonlyMap<string, TextSubject>>
}

/** By kind, such as `review` or `comment`. */
export type ModeratedKinds = ReadonlyMap<string, ModeratedKind>
