import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { ownMeasurementTexts } from '#features/analytics/messages/own-measurements/index.ts'
import { OwnMeasurements, type OwnMeasurementsTexts } from '#features/analytics/ui/own-measurements.tsx'
import { CookieList } from '#features/consent/ui/cookie-list.tsx'
import { loadCookieTable } from '#features/consent/ui/load-cookie-table.ts'
import { policyRoute } from '#features/site/model/policy-search.ts'
import { loadPolicy, type Policy } from '#features/site/ui/load-policy.ts'
import { PolicyPage } from '#features/site/ui/policy-page.tsx'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/cookies')({
  ...policyRoute,
  loader: async ({ deps }) => {
    const [policy, table] = await Promise.all([
      loadPolicy('cookies', deps.version, ownMeasurementTexts),
      loadCookieTable(),
    ])
    return { ...policy, table }
  },
  component: () => <PageOf data={useLoaderData({ from: '/cookies' })} screen={CookiesPage} />,
})

function CookiesPage({ table, ...policy }: Policy & ComponentProps<typeof CookieList> & OwnMeasurementsTexts) {
  return (
    <PolicyPage {...policy}>
      <CookieList table={table} />
      <OwnMeasurements />
    </PolicyPage>
  )
}
