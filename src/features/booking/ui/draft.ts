import type { RequestType } from '#features/settings/model/booking.ts'
import { forgetLocally, keepLocally, storedUserId } from '#platform/client/keep.ts'

/** What somebody has chosen and written so far. */
export type Draft = {
  type?: RequestType
  date?: string
  time?: string
  comments?: string
  /** What the address asked for meanwhile. */
  at?: string
}

const KEY = 'booking-draft'
const DAY_MS = 86_400_000

/**
 * It outlives signing in and, in another tab, the letter that proves an address. After a day without a change it is
 * forgotten, and once the request is sent.
 */
export function readDraft(): Draft {
  try {
    const { keptAt, userId, draft } = JSON.parse(localStorage.getItem(KEY)!)
    // It waits for the user who wrote it.
    if (userId && userId !== storedUserId()) return {}
    // A day that is none would stop the page.
    if (Date.now() - keptAt < DAY_MS && (!draft.date || Date.parse(draft.date))) return { ...draft }
    forgetDraft()
  } catch {}
  return {}
}

export function keepDraft(draft: Draft): void {
  keepLocally(KEY, { keptAt: Date.now(), userId: storedUserId(), draft: { ...draft, at: location.search } })
}

export function forgetDraft(): void {
  forgetLocally(KEY)
}
