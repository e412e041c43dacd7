import type { Tx } from '#platform/server/db.ts'
import type { Subject, ValueOf } from '../model/subjects.ts'

/** Listener that runs in the transaction of a change. */
export type SettingListener<Name extends Subject> = (tx: Tx, value: ValueOf<Name>, now: Date) => Promise<void>

const listeners: { [Name in Subject]?: SettingListener<Name> } = {}

/** Registered in `src/server`, because this slice cannot import the slices above it. */
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
