import { MINUTE_MS } from '#kernel/time-units.ts'
import type { Tx } from '#platform/server/db.ts'
import { invalidateTags, limitCacheAge, noteTag } from '#platform/server/tags.ts'

const SLOTS_TAG = 'slots'

/**
 * Cached pages with slots are invalidated by changes and expire at the end of the current minute, so that no page offers
 * a passed slot or misses an expired hold.
 */
export function trackSlots(now: Date): void {
  noteTag(SLOTS_TAG)
  limitCacheAge(MINUTE_MS - (now.getTime() % MINUTE_MS))
}

/** Every write that can change the label of a slot must call this in its transaction. */
export function invalidateSlots(tx: Tx): Promise<void> {
  return invalidateTags(tx, SLOTS_TAG)
}
