import type { Tx } from '#platform/server/db.ts'
import type { Subject, ValueOf } from '../model/subjects.ts'

/** What follows from a subject that changed: part of the transaction that changes it. */
export type Follow<Name extends Subject> = (tx: Tx, value: ValueOf<Name>, now: Date) => Promise<void>

const known: { [Name in Subject]?: Follow<Name> } = {}

/** This slice cannot see those above it: where all of them meet (`src/server`), they are named to it. */
export function followSettings(follows: { [Name in Subject]?: Follow<Name> }): void {
  Object.assign(known, follows)
}

export async function tellFollower<Name extends Subject>(
  tx: Tx,
  subject: Name,
  value: ValueOf<Name>,
  now: Date,
): Promise<void> {
  await (known[subject] as Follow<Name> | undefined)?.(tx, value, now)
}
