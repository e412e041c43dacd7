import { createFileRoute } from '@tanstack/react-router'
import { ownMeasurementTexts } from '#features/analytics/messages/own-measurements/index.ts'
import { OwnMeasurements } from '#features/analytics/ui/own-measurements.tsx'
import { CookieList } from '#features/consent/ui/cookie-list.tsx'
import { loadCookieTable } from '#features/consent/ui/load-cookie-table.ts'
import { policySearch } from '#features/site/model/policy-search.ts'
import { loadPolicy } from '#features/site/ui/load-policy.ts'
import { PolicyPage } from '#features/site/ui/policy-page.tsx'

export const Route = createFileRoute('/cookies')({
  staticData: { hydrate: 'late' },
  validateSearch: policySearch,
  // The router merges the raw search into the validated one.
  loaderDeps: ({ search }) => policySearch(search),
  loader: async ({ deps }) => {
    const [policy, table] = await Promise.all([
      loadPolicy('cookies', deps.version, ownMeasurementTexts),
      loadCookieTable(),
    ])
    return { ...policy, table }
  },
  component: Page,
})

function Page() {
  const content = Route.useLoaderData()
  return (
    <PolicyPage name="cookies" content={content}>
      <CookieList table={content.table} />
      <OwnMeasurements />
    </PolicyPage>
  )
}
