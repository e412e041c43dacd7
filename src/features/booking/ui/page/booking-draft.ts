import { DAY_MS } from '#kernel/time-units.ts'
import { removeLocal, setLocal, storedUserId } from '#platform/client/browser-storage.ts'
import type { RequestType } from '../../model/subjects/subject.schema.ts'
import { DRAFT_KEY } from './booking-entry.ts'

/** The unsent form, stored in the browser. */
export type BookingDraft = {
  type?: RequestType
  date?: string | undefined
  time?: string
  comments?: string
  /** Of a person without an account. */
  name?: string
  email?: string
  phone?: string
  /** Answers to the questions of a subject, by field. */
  [answer: `answers.${string}`]: string
  /** The search string of the page when the draft was saved. */
  at?: string
}

/**
 * Stored in localStorage, so that it survives signing in and email verification in another tab. Expires after a day
 * without changes; removed when the request is sent.
 */
export function readBookingDraft(): BookingDraft {
  try {
    const { keptAt, userId, draft } = JSON.parse(localStorage[DRAFT_KEY])
    // The draft of another user stays stored for that user.
    if (userId && userId !== storedUserId()) return {}
    const isValid = Object.values(draft).every((value) => typeof value === 'string')
    // An invalid date would make the formatters throw. The server refuses a type that it does not offer.
    if (Date.now() - keptAt < DAY_MS && isValid && Date.parse(draft.date || '2000')) return { ...draft }
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
