import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { policyRoute } from '#features/site/model/policy-search.ts'
import { loadPolicy } from '#features/site/ui/load-policy.ts'
import { PolicyPage } from '#features/site/ui/policy-page.tsx'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/terms')({
  ...policyRoute,
  loader: ({ deps }) => loadPolicy('terms', deps.version),
  component: () => <PageOf data={useLoaderData({ from: '/terms' })} screen={PolicyPage} />,
})
