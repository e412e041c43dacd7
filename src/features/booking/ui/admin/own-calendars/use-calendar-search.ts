import { useState } from 'react'
import type { CalendarError, FoundCalendars } from '../../../model/calendars/own-calendar.schema.ts'
import { searchCalendars } from './own-calendars.queries.ts'

type Login = { address?: string | undefined; username?: string | undefined; password?: string | undefined }
type Found = FoundCalendars['calendars']

export type CalendarSearch = ReturnType<typeof useCalendarSearch>

/** The calendars of a CalDAV account. With several the owner chooses one; changing the account searches again. */
export function useCalendarSearch() {
  const [choices, setChoices] = useState<Found>([])
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState<CalendarError>()

  return {
    choices,
    chosen,
    choose: setChosen,
    problem,
    reset() {
      setChoices([])
      setChosen(undefined)
      setProblem(undefined)
    },
    /** The address of the calendar; undefined if the owner has to choose or to correct something. */
    async resolve({ address = '', username = '', password = '' }: Login): Promise<string | undefined> {
      if (chosen) return chosen
      const { calendars, error } = await searchCalendars({ address, username, password })
      setProblem(error ?? undefined)
      if (calendars.length === 1) return calendars[0]?.address
      setChoices(calendars)
      setChosen(calendars[0]?.address)
      return undefined
    },
  }
}
