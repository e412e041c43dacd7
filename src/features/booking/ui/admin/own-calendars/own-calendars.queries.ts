import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { freshQuery, useInvalidate } from '#platform/client/refetch.ts'
import type {
  CaldavLogin,
  CalendarChange,
  CalendarCreation,
  EventAnswer,
  FoundCalendars,
} from '../../../model/calendars/own-calendar.schema.ts'
import type { BookingAdminRoutes } from '../../../server/booking-admin.routes.ts'
import { bookingQueries } from '../../booking.queries.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'

const api = apiClient<BookingAdminRoutes>('/booking/admin')

export const ownCalendarsQuery = () =>
  freshQuery([...timeslotsQueries.all(), 'own-calendars'], () => unwrap(api.calendars.$get()))

/** Events of appointments that the owner moved or deleted in their calendar. */
export const eventQuestionsQuery = () =>
  freshQuery([...timeslotsQueries.all(), 'event-questions'], () => unwrap(api.calendars.questions.$get()))

/** Busy times change slots, so everything of booking is fetched again. */
function useCalendarMutation<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const onSettled = useInvalidate(bookingQueries.all())
  return useMutation({ mutationFn, onSettled })
}

/** Without an id, a new calendar. */
export function useSaveCalendar(id: string | undefined) {
  return useCalendarMutation((calendar: CalendarChange) =>
    id === undefined
      ? unwrap(api.calendars.$post({ json: calendar as CalendarCreation }))
      : unwrap(api.calendars[':id'].$put({ param: { id }, json: calendar })),
  )
}

/** Changes nothing. */
export function searchCalendars(login: CaldavLogin): Promise<FoundCalendars> {
  return unwrap(api.calendars.search.$post({ json: login }))
}

export function useAnswerQuestion(id: string) {
  return useCalendarMutation((answer: EventAnswer['answer']) =>
    unwrap(api.calendars.questions[':id'].$post({ param: { id }, json: { answer } })),
  )
}

export function useRemoveCalendar(id: string) {
  return useCalendarMutation(() => unwrap(api.calendars[':id'].$delete({ param: { id } })))
}

export function useReadCalendars() {
  const queryClient = useQueryClient()
  const invalidate = useInvalidate(bookingQueries.all())
  return useMutation({
    mutationFn: () => unwrap(api.calendars.read.$post()),
    onSuccess: (list) => queryClient.setQueryData(ownCalendarsQuery().queryKey, list),
    onSettled: invalidate,
  })
}
