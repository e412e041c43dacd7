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

  const ask = useCallback(async (wanted: string) => {
    isBusy.current = false
    try {
      const { expiresAt } = await putHold(JSON.parse(wanted))
      const minutes = Math.max(1, Math.round((Date.parse(expiresAt) - Date.now()) / 60_000))
      setHeld({ state: 'held', until: expiresAt, minutes })
    } catch (error) {
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
    return () => void dropHold().catch(() => {})
  }, [isHolding])

  const until = held.state === 'held' ? held.until : undefined
  useEffect(() => {
    if (!until || !key) return
    const left = Date.parse(until) - Date.now()
    const renewal = setTimeout(() => isBusy.current && ask(key), Math.max(left - MARGIN, 0))
    const end = setTimeout(() => setHeld({ state: 'ended' }), left)
    return () => {
      clearTimeout(renewal)
      clearTimeout(end)
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
