import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { policyRoute } from '#features/site/model/policy-search.ts'
import { loadPolicy } from '#features/site/ui/load-policy.ts'
import { PolicyPage } from '#features/site/ui/policy-page.tsx'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/privacy')({
  ...policyRoute,
  loader: ({ deps }) => loadPolicy('privacy', deps.version),
  component: () => <PageOf data={useLoaderData({ from: '/privacy' })} screen={PolicyPage} />,
})
