import { useCallback, useEffect, useRef, useState } from 'react'
import type { SlotChoice } from '../model/appointment.schema.ts'
import { dropHold, putHold } from './booking.queries.ts'

type Held = { state: 'none' } | { state: 'held'; until: string; minutes: number } | { state: 'ended' }

/** Whoever tries several times with the arrow keys asks for the last one only. */
const PAUSE = 600
/** This long before it ends a hold is renewed for whoever is still busy. */
const MARGIN = 60_000

/** Keeps a slot free for a few minutes while somebody fills in the form, and longer while they are busy. */
export function useHold(choice: SlotChoice | undefined, onRefused: (error: unknown) => void) {
  const [held, setHeld] = useState<Held>({ state: 'none' })
  const isBusy = useRef(false)
  const refused = useRef(onRefused)
  refused.current = onRefused
  const key = choice ? JSON.stringify(choice) : undefined
  const latest = useRef(key)
  latest.current = key
  /** What is held, or about to be. */
  const mine = useRef<string>(undefined)

  const ask = useCallback(async (wanted: string) => {
    isBusy.current = false
    const before = mine.current
    mine.current = wanted
    try {
      const { expiresAt } = await putHold(JSON.parse(wanted))
      // An answer about an earlier choice says nothing of this one.
      if (latest.current !== wanted) return
      const minutes = Math.max(1, Math.round((Date.parse(expiresAt) - Date.now()) / 60_000))
      setHeld({ state: 'held', until: expiresAt, minutes })
    } catch (error) {
      if (mine.current === wanted) mine.current = before
      if (latest.current !== wanted) return
      setHeld({ state: 'none' })
      refused.current(error)
    }
  }, [])

  useEffect(() => {
    setHeld({ state: 'none' })
    if (!key) return
    const timer = setTimeout(() => ask(key), PAUSE)
    return () => clearTimeout(timer)
  }, [key, ask])

  // Whoever leaves gives it back.
  const isHolding = key !== undefined
  useEffect(() => {
    if (!isHolding) return
    return () => {
      if (mine.current) void dropHold(JSON.parse(mine.current)).catch(() => {})
      mine.current = undefined
    }
  }, [isHolding])

  const until = held.state === 'held' ? held.until : undefined
  useEffect(() => {
    if (!until || !key) return
    const left = Date.parse(until) - Date.now()
    const renewal = setTimeout(() => isBusy.current && ask(key), Math.max(left - MARGIN, 0))
    const end = setTimeout(() => setHeld({ state: 'ended' }), left)
    // A person has one hold: another tab may have taken it for another time.
    const back = () => document.visibilityState === 'visible' && ask(key)
    document.addEventListener('visibilitychange', back)
    return () => {
      clearTimeout(renewal)
      clearTimeout(end)
      document.removeEventListener('visibilitychange', back)
    }
  }, [until, key, ask])

  return {
    held,
    /** Something was typed. */
    touch: () => {
      isBusy.current = true
    },
    again: () => key && ask(key),
  }
}
