import { createFileRoute } from '@tanstack/react-router'
import { settingsTexts } from '#features/settings/messages/index.ts'
import { CompanyAddress, CompanyDetails } from '#features/settings/ui/company-details.tsx'
import { settingsQueries } from '#features/settings/ui/settings.queries.ts'
import { ContentPage } from '#features/site/ui/content-page.tsx'
import { Drawing } from '#features/site/ui/drawing.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { getQueryClient } from '#platform/client/query-client.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'
import { loadTexts } from '#platform/i18n/texts.ts'
import { pageHead } from '#shell/page-head.ts'

export const Route = createFileRoute('/_data/contact')({
  staticData: { hydrate: 'late' },
  loader: async () => {
    const [{ page }, texts] = await Promise.all([
      loadContent('contact'),
      loadTexts(currentLocale(), settingsTexts),
      getQueryClient().ensureQueryData(settingsQueries.company()),
    ])
    return { page, texts }
  },
  head: ({ loaderData, matches }) => pageHead(loaderData?.page, matches),
  component: ContactPage,
})

function ContactPage() {
  const { page, texts } = Route.useLoaderData()
  return (
    <TextsProvider value={texts}>
      <ContentPage page={page} details={{ contact: <CompanyDetails />, location: <Location /> }} />
    </TextsProvider>
  )
}

function Location() {
  return (
    <>
      <CompanyAddress />
      <Drawing name="map" className="mt-8 w-full max-w-3xl" />
    </>
  )
}
