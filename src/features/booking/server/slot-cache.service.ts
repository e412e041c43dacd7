import { MINUTE_MS } from '#kernel/local-time.ts'
import type { Tx } from '#platform/server/db.ts'
import { invalidateTags, limitCacheAge, noteTag } from '#platform/server/tags.ts'

const SLOTS_TAG = 'slots'

/**
 * A page that shows slots is kept until one of them changes, and no longer than this minute: slots begin with a minute,
 * and so no page offers one that has passed. A hold that ends is seen by the next minute as well.
 */
export function trackSlots(now: Date): void {
  noteTag(SLOTS_TAG)
  limitCacheAge(MINUTE_MS - (now.getTime() % MINUTE_MS))
}

/** Part of every write after which a slot may have another label. */
export function invalidateSlots(tx: Tx): Promise<void> {
  return invalidateTags(tx, SLOTS_TAG)
}
