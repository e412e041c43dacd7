import type { Tx } from '#platform/server/db.ts'
import type { Subject, ValueOf } from '../model/subjects.ts'

/** What follows from a subject that changed: part of the transaction that changes it. */
export type SettingListener<Name extends Subject> = (tx: Tx, value: ValueOf<Name>, now: Date) => Promise<void>

const listeners: { [Name in Subject]?: SettingListener<Name> } = {}

/** This slice cannot see those above it: where all of them meet (`src/server`), they are named to it. */
export function onSettingChange(addedListeners: { [Name in Subject]?: SettingListener<Name> }): void {
  Object.assign(listeners, addedListeners)
}

export async function notifyListener<Name extends Subject>(
  tx: Tx,
  subject: Name,
  value: ValueOf<Name>,
  now: Date,
): Promise<void> {
  await (listeners[subject] as SettingListener<Name> | undefined)?.(tx, value, now)
}
