import { useCallback, useEffect, useRef, useState } from 'react'
import type { SlotChoice } from '../../model/appointment.schema.ts'
import { deleteHold, putHold } from '../booking.queries.ts'

type HoldState = { state: 'none' } | { state: 'held'; until: string; minutes: number } | { state: 'ended' }

/** Whoever tries several times with the arrow keys asks for the last one only. */
const HOLD_DEBOUNCE_MS = 600
/** This long before it ends a hold is renewed for whoever is still busy. */
const RENEW_BEFORE_MS = 60_000

/** Keeps a slot free for a few minutes while somebody fills in the form, and longer while they are busy. */
export function useHold(choice: SlotChoice | undefined, onRefused: (error: unknown) => void) {
  const [held, setHeld] = useState<HoldState>({ state: 'none' })
  const hasTyped = useRef(false)
  const onRefusedRef = useRef(onRefused)
  onRefusedRef.current = onRefused
  const key = choice ? JSON.stringify(choice) : undefined
  const latestKey = useRef(key)
  latestKey.current = key
  /** What is held, or about to be. */
  const heldKey = useRef<string>(undefined)

  const requestHold = useCallback(async (wanted: string) => {
    hasTyped.current = false
    const before = heldKey.current
    heldKey.current = wanted
    try {
      const { expiresAt } = await putHold(JSON.parse(wanted))
      // An answer about an earlier choice says nothing of this one.
      if (latestKey.current !== wanted) return
      const minutes = Math.max(1, Math.round((Date.parse(expiresAt) - Date.now()) / 60_000))
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

  // Whoever leaves gives it back.
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
    // A person has one hold: another tab may have taken it for another time.
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
    /** Something was typed. */
    markActive: () => {
      hasTyped.current = true
    },
    renew: () => key && requestHold(key),
  }
}
