import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { RequestType } from '#features/settings/model/booking-settings.schema.ts'
import { monthOf } from '../../model/calendar.ts'
import { dateInZone } from '../../model/format-date.ts'
import type { MonthOfSlots } from '../../model/slot.schema.ts'
import { bookingQueries } from '../booking.queries.ts'
import { useHydrated } from '../use-hydrated.ts'
import { type BookingDraft, readBookingDraft, saveBookingDraft } from './booking-draft.ts'
import { findSlot, type SeenFree, unavailableReasonOf } from './chosen-slot.ts'

export type SearchChoice = { type?: RequestType; date?: string; month?: string }

type ChoiceInput = {
  /** Asked for in the address: by a service page, or by whoever has no script. */
  fromSearch: SearchChoice
  /** What the server drew; without it the browser finds out for itself. */
  initialMonth: MonthOfSlots | undefined
  types: readonly { type: RequestType; minutes: number }[]
  zone: string
  isSignedIn: boolean
}

/** What is chosen so far, and what there is to choose from. */
export function useSlotChoice({ fromSearch, initialMonth, types, zone, isSignedIn }: ChoiceInput) {
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState<BookingDraft>({ type: fromSearch.type, date: fromSearch.date })
  const [wantedMonth, setWantedMonth] = useState(fromSearch.month)
  const [nextOpenMonth, setNextOpenMonth] = useState<string>()

  // What was chosen before signing in. Under this very address it is newer than what the address asks for.
  useEffect(() => {
    const stored = readBookingDraft()
    setDraft((asked) => {
      const [first, second] = stored.at === location.search ? [stored, asked] : [asked, stored]
      const date = first.date ?? second.date
      const time = date === stored.date ? stored.time : undefined
      return { type: first.type ?? second.type, date, time, comments: stored.comments }
    })
  }, [])

  function change(part: BookingDraft) {
    setDraft((now) => ({ ...now, ...part }))
    saveBookingDraft({ ...readBookingDraft(), ...draft, ...part })
  }

  // Before a subject is chosen, every time shows that suits the shortest one.
  const shownType = draft.type ?? types.toSorted((a, b) => a.minutes - b.minutes)[0]?.type
  // The day of the business, as the server told it: the browser's may be another.
  const today = initialMonth?.today ?? (isHydrated ? dateInZone(new Date().toISOString(), zone) : undefined)
  const date = draft.date && today && draft.date >= today ? draft.date : undefined
  const month = wantedMonth ?? (date && monthOf(date)) ?? nextOpenMonth ?? initialMonth?.month ?? today?.slice(0, 7)
  const monthQuery = (name = '') => ({
    ...bookingQueries.month(name, shownType ?? 'CHANGE_REQUEST', isSignedIn),
    enabled: isHydrated && Boolean(name && shownType),
    placeholderData: (previous: MonthOfSlots | undefined) => previous ?? initialMonth,
  })
  const query = useQuery(monthQuery(month))
  // Whoever leafs through other months keeps what they chose.
  const chosenMonthQuery = useQuery(monthQuery(date ? monthOf(date) : month))
  const { isError, refetch } = query
  const data = query.data ?? initialMonth

  const isCurrent = !query.isPlaceholderData && query.data?.month === month
  const firstOpen = data?.days.find(({ state }) => state === 'open')?.date
  // A month without room is turned over, unless somebody wants to see it.
  const monthWithRoom = isCurrent && !wantedMonth && !date && !firstOpen ? data?.nextOpen?.slice(0, 7) : undefined
  useEffect(() => {
    if (monthWithRoom) setNextOpenMonth(monthWithRoom)
  }, [monthWithRoom])

  const chosen = { date, time: draft.time, type: shownType }
  const slot = date === undefined ? undefined : findSlot(chosenMonthQuery.data ?? initialMonth, chosen)
  const lastSeenFree = useRef<SeenFree>(undefined)
  if (slot?.label === 'available' && shownType && !chosenMonthQuery.isPlaceholderData)
    lastSeenFree.current = { date: slot.date, time: slot.time, type: shownType }

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
    recheck: chosenMonthQuery.refetch,
    shownDate,
    chosen,
    slot,
    /** A time was chosen, but it cannot be had (any more). */
    unavailableReason: unavailableReasonOf(
      chosen,
      chosenMonthQuery.isPlaceholderData ? undefined : chosenMonthQuery.data,
      lastSeenFree.current,
    ),
  }
}

export type SlotChoiceState = ReturnType<typeof useSlotChoice>
