import type { RequestType } from '#features/settings/model/booking.ts'
import { keepForVisit } from '#platform/client/keep.ts'

/** What somebody has chosen and written so far. */
export type Draft = { type?: RequestType; date?: string; time?: string; comments?: string }

const KEY = 'booking-draft'

/** It outlives signing in, in this tab and until the tab is closed. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

export function keepDraft(draft: Draft): void {
  keepForVisit(KEY, draft)
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage may be switched off; then there is nothing to forget.
  }
}
