import type { RequestType } from '#features/settings/model/booking-settings.schema.ts'
import { removeLocal, setLocal, storedUserId } from '#platform/client/browser-storage.ts'

/** What somebody has chosen and written so far. */
export type BookingDraft = {
  type?: RequestType
  date?: string
  time?: string
  comments?: string
  /** What the address asked for meanwhile. */
  at?: string
}

const DRAFT_KEY = 'booking-draft'
const DAY_MS = 86_400_000

/**
 * It outlives signing in and, in another tab, the letter that proves an address. After a day without a change it is
 * forgotten, and once the request is sent.
 */
export function readBookingDraft(): BookingDraft {
  try {
    const { keptAt, userId, draft } = JSON.parse(localStorage.getItem(DRAFT_KEY)!)
    // It waits for the user who wrote it.
    if (userId && userId !== storedUserId()) return {}
    // A day that is none would stop the page.
    if (Date.now() - keptAt < DAY_MS && (!draft.date || Date.parse(draft.date))) return { ...draft }
    clearBookingDraft()
  } catch {}
  return {}
}

export function saveBookingDraft(draft: BookingDraft): void {
  setLocal(DRAFT_KEY, { keptAt: Date.now(), userId: storedUserId(), draft: { ...draft, at: location.search } })
}

export function clearBookingDraft(): void {
  removeLocal(DRAFT_KEY)
}
