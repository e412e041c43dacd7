import { queryOptions } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { RequestType } from '../../model/subjects/subject.schema.ts'
import type { BookingRoutes } from '../../server/booking.routes.ts'
import { bookingQueries } from '../booking.queries.ts'

const { questions } = apiClient<BookingRoutes>('/booking', { skipAuth: true })

/** Not part of `bookingQueries`, which the page loads before a subject is chosen. */
export const subjectQuestionsQuery = (type: RequestType) =>
  queryOptions({
    queryKey: [...bookingQueries.all(), 'questions', type],
    queryFn: () => {
      // Named, because the server renders the page in another language than the default.
      const query = { type, lng: currentLocale() }
      return unwrap(questions.$get({ query }))
    },
  })
