import { MINUTE_MS } from '#kernel/local-time.ts'
import type { Tx } from '#platform/server/db.ts'
import { dropTags, keepsFor, readsTag } from '#platform/server/tags.ts'

const TAG = 'slots'

/**
 * A page that shows slots is kept until one of them changes, and no longer than this minute: slots begin with a minute,
 * and so no page offers one that has passed. A hold that ends is seen by the next minute as well.
 */
export function readsSlots(now: Date): void {
  readsTag(TAG)
  keepsFor(MINUTE_MS - (now.getTime() % MINUTE_MS))
}

/** Part of every write after which a slot may have another label. */
export function changesSlots(tx: Tx): Promise<void> {
  return dropTags(tx, TAG)
}
