import { createFileRoute } from '@tanstack/react-router'
import { bookingErrorsTexts } from '#features/booking/messages/errors/index.ts'
import { bookingPageTexts } from '#features/booking/messages/page/index.ts'
import { bookingQueries, loadInitialMonth } from '#features/booking/ui/booking.queries.ts'
import { BookingPage } from '#features/booking/ui/page/booking-page.tsx'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { getQueryClient } from '#platform/client/query-client.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'
import { loadTexts } from '#platform/i18n/texts.ts'

export const Route = createFileRoute('/_data/booking')({
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [{ page }, texts, outlook] = await Promise.all([
      loadContent('booking'),
      loadTexts(currentLocale(), bookingPageTexts, bookingErrorsTexts, identityMenuTexts),
      loadInitialMonth(deps),
      // If this fails, the page still renders, with an error and a retry button.
      getQueryClient().prefetchQuery(bookingQueries.requestTypes()),
    ])
    return { page, texts, outlook }
  },
  component: Page,
})

function Page() {
  const { page, texts, outlook } = Route.useLoaderData()
  return (
    <TextsProvider value={texts}>
      <BookingPage page={page} search={Route.useSearch()} initialMonth={outlook} />
    </TextsProvider>
  )
}
