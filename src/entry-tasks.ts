// What slices add to the entry script of every page. All of it is small: the rest is imported on demand.
import { startCollecting } from '#features/analytics/ui/start-collecting.ts'
import { hasDraftToShow, showOwnTimes } from '#features/booking/ui/page/booking-entry.ts'
import { listenForAnswers, loadGoogleTag } from '#features/consent/ui/consent-entry.ts'
import { isReturnFromProvider } from '#features/identity/ui/sign-in/provider-return.ts'
import { hasStoredSession } from '#features/identity/ui/stored-session.ts'
import { canShowMap } from '#features/site/ui/hydrate-map.ts'
import { startFrame } from '#shell/frame-behaviour.ts'
import { hasTypedInput, trackTypedInput } from '#shell/update/watch-version.ts'

/** What works without React, in this order. */
export const ENTRY_TASKS = [
  startFrame,
  listenForAnswers,
  loadGoogleTag,
  startCollecting,
  trackTypedInput,
  showOwnTimes,
] as const

/** Why a content page is hydrated without an interaction: it shows something by React. */
export const HYDRATION_REASONS = [
  hasStoredSession,
  hasTypedInput,
  isReturnFromProvider,
  canShowMap,
  hasDraftToShow,
] as const
