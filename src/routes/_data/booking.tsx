import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { bookingQueries, loadInitialMonth } from '#features/booking/ui/booking.queries.ts'
import { BOOKING_TEXTS, BookingPage } from '#features/booking/ui/page/booking-page.tsx'
import { prefetchQuestions } from '#features/booking/ui/page/prefetch-questions.ts'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { getQueryClient } from '#platform/client/query-client.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/booking')({
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [content, initialMonth] = await Promise.all([
      loadContent('booking', ...BOOKING_TEXTS, identityMenuTexts),
      loadInitialMonth(deps),
      // If this fails, the page still renders, with an error and a retry button.
      getQueryClient().prefetchQuery(bookingQueries.requestTypes()),
      prefetchQuestions(deps),
    ])
    return { ...content, search: deps, initialMonth }
  },
  component: () => <PageOf data={useLoaderData({ from: '/_data/booking' })} screen={BookingPage} />,
})
