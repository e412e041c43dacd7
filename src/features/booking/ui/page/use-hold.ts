import { useCallback, useEffect, useRef, useState } from 'react'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { SlotChoice } from '../../model/appointment.schema.ts'
import type { BookingRoutes } from '../../server/booking.routes.ts'

type HoldState =
  | { state: 'none' | 'ended' }
  | { state: 'held'; until: string; minutes: number }
  /** In its last minute. */
  | { state: 'ending'; until: string }

/** Arrow keys select every radio button on the way: only the last one is requested. */
const HOLD_DEBOUNCE_MS = 600
/** This long before a hold expires it is renewed, if the user typed since; otherwise the user is warned. */
const RENEW_BEFORE_MS = MINUTE_MS

const { hold: holdApi } = apiClient<BookingRoutes>('/booking')

/** Holds the chosen slot on the server while the form is filled in, until the component is unmounted. */
export function useHold(choice: SlotChoice, onRefused: (error: unknown) => void) {
  const [held, setHeld] = useState<HoldState>({ state: 'none' })
  const hasTyped = useRef(false)
  const onRefusedRef = useRef(onRefused)
  onRefusedRef.current = onRefused
  const key = JSON.stringify(choice)
  const latestKey = useRef(key)
  latestKey.current = key
  /** The choice that is held or being requested. */
  const heldKey = useRef<string>(undefined)

  const requestHold = useCallback(async (wanted: string) => {
    hasTyped.current = false
    const before = heldKey.current
    heldKey.current = wanted
    try {
      // Invalidates no queries: for the holder the labels do not change.
      const { expiresAt } = await unwrap(holdApi.$put({ json: JSON.parse(wanted) }))
      // Ignore the response to an outdated choice.
      if (latestKey.current !== wanted) return
      const minutes = Math.max(1, Math.round((Date.parse(expiresAt) - Date.now()) / MINUTE_MS))
      setHeld({ state: 'held', until: expiresAt, minutes })
    } catch (error) {
      if (heldKey.current === wanted) heldKey.current = before
      if (latestKey.current !== wanted) return
      setHeld({ state: 'none' })
      onRefusedRef.current(error)
    }
  }, [])

  useEffect(() => {
    setHeld({ state: 'none' })
    const timer = setTimeout(() => requestHold(key), HOLD_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [key, requestHold])

  useEffect(() => {
    const markActive = () => {
      hasTyped.current = true
      renewEnding.current()
    }
    addEventListener('input', markActive)
    return () => {
      removeEventListener('input', markActive)
      if (!heldKey.current) return
      // Names the slot: another tab may hold another one by now.
      const { requestType: type, ...slot } = JSON.parse(heldKey.current) as SlotChoice
      void unwrap(holdApi.$delete({ query: { ...slot, type } })).catch(() => {})
    }
  }, [])

  const renewEnding = useRef(() => {})
  renewEnding.current = () => {
    if (held.state === 'ending') void requestHold(key)
  }
  const until = 'until' in held ? held.until : undefined
  useEffect(() => {
    if (!until) return
    const left = Date.parse(until) - Date.now()
    const renewOrWarn = () => (hasTyped.current ? requestHold(key) : setHeld({ state: 'ending', until }))
    const renewal = setTimeout(renewOrWarn, Math.max(left - RENEW_BEFORE_MS, 0))
    const end = setTimeout(() => setHeld({ state: 'ended' }), left)
    // One hold per user: another tab may have replaced it.
    const renewOnReturn = () => document.visibilityState === 'visible' && requestHold(key)
    document.addEventListener('visibilitychange', renewOnReturn)
    return () => {
      clearTimeout(renewal)
      clearTimeout(end)
      document.removeEventListener('visibilitychange', renewOnReturn)
    }
  }, [until, key, requestHold])

  return { held, renew: () => requestHold(key) }
}
