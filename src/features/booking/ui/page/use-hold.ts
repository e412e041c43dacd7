import { useCallback, useEffect, useRef, useState } from 'react'
import { MINUTE_MS } from '#kernel/time-units.ts'
import type { SlotChoice } from '../../model/appointment.schema.ts'
import { deleteHold, putHold } from '../booking.queries.ts'

type HoldState = { state: 'none' } | { state: 'held'; until: string; minutes: number } | { state: 'ended' }

/** Arrow keys select every radio button on the way: only the last one is requested. */
const HOLD_DEBOUNCE_MS = 600
/** A hold is renewed this long before it expires, if the user typed since. */
const RENEW_BEFORE_MS = 60_000

/** Holds the chosen slot on the server while the form is filled in. */
export function useHold(choice: SlotChoice | undefined, onRefused: (error: unknown) => void) {
  const [held, setHeld] = useState<HoldState>({ state: 'none' })
  const hasTyped = useRef(false)
  const onRefusedRef = useRef(onRefused)
  onRefusedRef.current = onRefused
  const key = choice ? JSON.stringify(choice) : undefined
  const latestKey = useRef(key)
  latestKey.current = key
  /** The choice that is held or being requested. */
  const heldKey = useRef<string>(undefined)

  const requestHold = useCallback(async (wanted: string) => {
    hasTyped.current = false
    const before = heldKey.current
    heldKey.current = wanted
    try {
      const { expiresAt } = await putHold(JSON.parse(wanted))
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
    if (!key) return
    const timer = setTimeout(() => requestHold(key), HOLD_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [key, requestHold])

  // Release on unmount or when no slot is chosen.
  const isHolding = key !== undefined
  useEffect(() => {
    if (!isHolding) return
    return () => {
      if (heldKey.current) void deleteHold(JSON.parse(heldKey.current)).catch(() => {})
      heldKey.current = undefined
    }
  }, [isHolding])

  const until = held.state === 'held' ? held.until : undefined
  useEffect(() => {
    if (!until || !key) return
    const left = Date.parse(until) - Date.now()
    const renewal = setTimeout(() => hasTyped.current && requestHold(key), Math.max(left - RENEW_BEFORE_MS, 0))
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

  return {
    held,
    /** Call on input: the hold is then renewed. */
    markActive: () => {
      hasTyped.current = true
    },
    renew: () => key && requestHold(key),
  }
}
