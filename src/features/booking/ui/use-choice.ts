import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { RequestType } from '#features/settings/model/booking.ts'
import { monthOf } from '../model/calendar.ts'
import type { MonthOfSlots } from '../model/slot.schema.ts'
import { bookingQueries } from './booking.queries.ts'
import { findSlot, lossOf, type SeenFree } from './chosen-slot.ts'
import { type Draft, keepDraft, readDraft } from './draft.ts'
import { useAwake } from './use-awake.ts'
import { dateAt } from './when.ts'

export type Wanted = { type?: RequestType; date?: string; month?: string }

type ChoiceInput = {
  /** Asked for in the address: by a service page, or by whoever has no script. */
  wanted: Wanted
  /** What the server drew; without it the browser finds out for itself. */
  outlook: MonthOfSlots | undefined
  types: readonly { type: RequestType; minutes: number }[]
  zone: string
  isSignedIn: boolean
}

/** What is chosen so far, and what there is to choose from. */
export function useChoice({ wanted, outlook, types, zone, isSignedIn }: ChoiceInput) {
  const isAwake = useAwake()
  const [draft, setDraft] = useState<Draft>({ type: wanted.type, date: wanted.date })
  const [wantedMonth, setWantedMonth] = useState(wanted.month)
  const [turnedTo, setTurnedTo] = useState<string>()

  // What was chosen before signing in. Under this very address it is newer than what the address asks for.
  useEffect(() => {
    const kept = readDraft()
    setDraft((asked) => {
      const [first, second] = kept.at === location.search ? [kept, asked] : [asked, kept]
      const date = first.date ?? second.date
      const time = date === kept.date ? kept.time : undefined
      return { type: first.type ?? second.type, date, time, comments: kept.comments }
    })
  }, [])

  function change(part: Draft) {
    setDraft((now) => ({ ...now, ...part }))
    keepDraft({ ...readDraft(), ...draft, ...part })
  }

  // Before a subject is chosen, every time shows that suits the shortest one.
  const lookedAt = draft.type ?? types.toSorted((a, b) => a.minutes - b.minutes)[0]?.type
  // The day of the business, as the server told it: the browser's may be another.
  const today = outlook?.today ?? (isAwake ? dateAt(new Date().toISOString(), zone) : undefined)
  const date = draft.date && today && draft.date >= today ? draft.date : undefined
  const month = wantedMonth ?? (date && monthOf(date)) ?? turnedTo ?? outlook?.month ?? today?.slice(0, 7)
  const monthQuery = (name = '') => ({
    ...bookingQueries.month(name, lookedAt ?? 'CHANGE_REQUEST', isSignedIn),
    enabled: isAwake && Boolean(name && lookedAt),
    placeholderData: (previous: MonthOfSlots | undefined) => previous ?? outlook,
  })
  const query = useQuery(monthQuery(month))
  // Whoever leafs through other months keeps what they chose.
  const own = useQuery(monthQuery(date ? monthOf(date) : month))
  const { isError, refetch } = query
  const data = query.data ?? outlook

  const isCurrent = !query.isPlaceholderData && query.data?.month === month
  const firstOpen = data?.days.find(({ state }) => state === 'open')?.date
  // A month without room is turned over, unless somebody wants to see it.
  const roomIn = isCurrent && !wantedMonth && !date && !firstOpen ? data?.nextOpen?.slice(0, 7) : undefined
  useEffect(() => {
    if (roomIn) setTurnedTo(roomIn)
  }, [roomIn])

  const chosen = { date, time: draft.time, type: lookedAt }
  const slot = date === undefined ? undefined : findSlot(own.data ?? outlook, chosen)
  const seen = useRef<SeenFree>(undefined)
  if (slot?.label === 'available' && lookedAt && !own.isPlaceholderData)
    seen.current = { date: slot.date, time: slot.time, type: lookedAt }

  const shownDate = date && monthOf(date) === month ? date : firstOpen
  return {
    draft,
    change,
    month: month ?? '',
    setMonth: setWantedMonth,
    today: data?.today ?? today,
    data,
    isCurrent,
    isError,
    refetch,
    /** Asks again for the month of what is chosen. */
    recheck: own.refetch,
    shownDate,
    chosen,
    slot,
    /** A time was chosen, but it cannot be had (any more). */
    loss: lossOf(chosen, own.isPlaceholderData ? undefined : own.data, seen.current),
  }
}

export type Choice = ReturnType<typeof useChoice>
