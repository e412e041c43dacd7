import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { monthOf } from '#kernel/calendar.ts'
import { dateInZone } from '../../model/format-date.ts'
import type { PackedMonth, RequestTypes } from '../../model/slot.schema.ts'
import type { RequestType } from '../../model/subjects/subject.schema.ts'
import { bookingQueries } from '../booking.queries.ts'
import { useBrowserValue } from '../browser-time.ts'
import { type BookingDraft, readBookingDraft, saveBookingDraft } from './booking-draft.ts'
import { findSlot, type SeenFree, unavailableReasonOf } from './chosen-slot.ts'

export type SearchChoice = { type?: RequestType; date?: string; month?: string }

export type RequestTypeOption = RequestTypes['requestTypes'][number]

type ChoiceInput = {
  /** Search parameters: set by links of service pages and by the form that works without JavaScript. */
  fromSearch: SearchChoice
  /** The server-rendered data; without it the browser fetches. */
  initialMonth: PackedMonth | undefined
  types: readonly RequestTypeOption[]
  zone: string
  isSignedIn: boolean
}

/** The chosen request type, day and time, and the slots to choose from. */
export function useSlotChoice({ fromSearch, initialMonth, types, zone, isSignedIn }: ChoiceInput) {
  const [initialDraft] = useState<BookingDraft>(() => ({ type: fromSearch.type, date: fromSearch.date }))
  const [pressed] = useState(() => pressedBeforeHydration(fromSearch.type))
  const [draft, setDraft] = useState(pressed ? { ...initialDraft, ...pressed } : initialDraft)
  // Deferred, like the month below: fetching and rendering it take long on a phone and must not delay the choice. The
  // first value is that of the HTML.
  const settledDraft = useDeferredValue(draft, initialDraft)
  const [wantedMonth, setWantedMonth] = useState(fromSearch.month)
  const [nextOpenMonth, setNextOpenMonth] = useState<string>()

  // Restore the draft. If it was saved at this URL it is newer than the search parameters and wins.
  useEffect(() => {
    const stored = readBookingDraft()
    if (stored.at === undefined) return
    const [first, second] = stored.at === location.search ? [stored, initialDraft] : [initialDraft, stored]
    const date = first.date ?? second.date
    const time = date === stored.date ? stored.time : undefined
    // A press is newer than both.
    setDraft({ type: first.type ?? second.type, date, time, ...pressed })
  }, [initialDraft, pressed])

  function change(part: BookingDraft) {
    setDraft((now) => ({ ...now, ...part }))
    saveBookingDraft({ ...readBookingDraft(), ...draft, ...part })
  }

  // The owner may have hidden the type since it was chosen.
  const settled = types.find(({ type }) => type === settledDraft.type)
  // Before a request type is chosen, the slots of the shortest one are shown.
  const shownType = (settled ?? types.toSorted((a, b) => a.minutes - b.minutes)[0])?.type
  // The current day in the zone of the business, preferably by the server's clock.
  const browserDay = useBrowserValue(() => (initialMonth ? undefined : dateInZone(new Date().toISOString(), zone)))
  const today = initialMonth?.today ?? browserDay
  const date = draft.date && today && draft.date >= today ? draft.date : undefined
  const month = wantedMonth ?? (date && monthOf(date)) ?? nextOpenMonth ?? initialMonth?.month ?? today?.slice(0, 7)
  // The page contains this month. It is fetched again once the visitor makes a choice; signed in, the own hold is ignored.
  const isUntouched = settledDraft === initialDraft && wantedMonth === fromSearch.month && !isSignedIn && initialMonth
  const monthQuery = (name = '') => ({
    ...bookingQueries.month(name, shownType ?? '', isSignedIn),
    enabled: Boolean(!isUntouched && name && shownType),
    placeholderData: (previous: PackedMonth | undefined) => previous ?? initialMonth,
  })
  const query = useQuery(monthQuery(month))
  // The chosen slot is checked against its own month while another month is shown.
  const chosenMonthQuery = useQuery(monthQuery(date ? monthOf(date) : month))
  const { isError, refetch } = query
  const data = useDeferredValue(query.data ?? initialMonth)

  const isCurrent = data?.month === month && data?.requestType === shownType
  const firstOpen = data?.days.find(({ state }) => state === 'open')?.date
  // Skip to the next month with free slots, unless the user navigated to this one.
  const monthWithRoom = isCurrent && !wantedMonth && !date && !firstOpen ? data?.nextOpen?.slice(0, 7) : undefined
  useEffect(() => {
    if (monthWithRoom) setNextOpenMonth(monthWithRoom)
  }, [monthWithRoom])

  const chosen = { date, time: draft.time, type: shownType }
  const slot = date ? findSlot(chosenMonthQuery.data, chosen) : undefined
  const lastSeenFree = useRef<SeenFree>(undefined)
  if (date && slot?.label === 'available' && shownType && !chosenMonthQuery.isPlaceholderData)
    lastSeenFree.current = { date, time: slot.time, type: shownType }

  const shownDate = date && monthOf(date) === month ? date : firstOpen
  return {
    draft,
    settled,
    change,
    month: month ?? '',
    setMonth: setWantedMonth,
    today: data?.today ?? today,
    data,
    isCurrent,
    isError,
    refetch,
    /** Refetches the month of the chosen slot. */
    recheck: chosenMonthQuery.refetch,
    shownDate,
    chosen,
    slot,
    unavailableReason: unavailableReasonOf(
      chosen,
      chosenMonthQuery.isPlaceholderData ? undefined : chosenMonthQuery.data,
      lastSeenFree.current,
    ),
  }
}

/** React leaves the state of a radio button alone when it hydrates, but the next render would reset it. */
function pressedBeforeHydration(rendered: RequestType | undefined): BookingDraft | undefined {
  const valueAt = (selector: string) => globalThis.document?.querySelector<HTMLInputElement>(selector)?.value
  const type = valueAt('[name=requestType]:checked') as RequestType | undefined
  const time = valueAt('[name=time]:checked')
  if (!time && type === rendered) return
  return { ...(type && { type }), ...(time && { time, date: valueAt('[aria-selected=true] [name=date]') }) }
}

export type SlotChoiceState = ReturnType<typeof useSlotChoice>
