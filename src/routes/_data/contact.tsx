import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { contactTexts } from '#features/contact/messages/index.ts'
import { referenceFromSearch } from '#features/contact/model/reference.ts'
import { loadAskedFields, loadPostedForm } from '#features/contact/ui/contact.queries.ts'
import { ContactForm } from '#features/contact/ui/contact-form.tsx'
import { settingsTexts } from '#features/settings/messages/index.ts'
import { companyAddress } from '#features/settings/model/company-facts.ts'
import { BookingLink, CompanyAddress, CompanyDetails } from '#features/settings/ui/company-details.tsx'
import { settingsQueries } from '#features/settings/ui/settings.queries.ts'
import { locationTexts } from '#features/site/messages/location/index.ts'
import { CompanyMap } from '#features/site/ui/company-map.tsx'
import { ContentPage } from '#features/site/ui/content-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { loadPeople } from '#features/site/ui/load-landing.ts'
import { getQueryClient } from '#platform/client/query-client.ts'
import { TextsProvider, useLocale, useT } from '#platform/i18n/provider.tsx'

export const Route = createFileRoute('/_data/contact')({
  // The form works before hydration.
  loader: async () => {
    const [content, posted, asked, people] = await Promise.all([
      loadContent('contact', settingsTexts, locationTexts, contactTexts),
      loadPostedForm(),
      loadAskedFields(),
      loadPeople(),
      getQueryClient().ensureQueryData(settingsQueries.company()),
    ])
    return { ...content, posted, asked, people }
  },
  component: ContactPage,
})

function ContactPage() {
  const { page, texts } = Route.useLoaderData()
  return (
    <TextsProvider value={texts}>
      <ContentPage page={page} drawing="contact" details={{ contact: <Lines />, location: <Location /> }} />
    </TextsProvider>
  )
}

/** Contact details on one side, the form on the other. */
function Lines() {
  const { posted, asked, people } = Route.useLoaderData()
  const t = useT(settingsTexts)
  const { publicHref } = useRouter().buildLocation({ to: '/contact' })
  return (
    <div className="grid items-start gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] has-[dl:empty:only-child]:block">
      <div>
        <CompanyDetails />
        {people && (
          <>
            <h3 className="mt-12 text-[1.2rem]">{t('people')}</h3>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own server wrote it, and everything typed in it is escaped */}
            <div className="mt-4" dangerouslySetInnerHTML={{ __html: people }} />
          </>
        )}
      </div>
      <div className="mt-8 max-w-[32rem]">
        <ContactForm action={publicHref} posted={posted} asked={asked} sent={referenceFromSearch(Route.useSearch())} />
      </div>
    </div>
  )
}

function Location() {
  const { data: company } = useSuspenseQuery(settingsQueries.company())
  if (!companyAddress(company, useLocale())) return <BookingLink />
  return <CompanyMap company={company} address={<CompanyAddress />} />
}
