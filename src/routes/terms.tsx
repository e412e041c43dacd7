import { createFileRoute } from '@tanstack/react-router'
import { policySearch } from '#features/site/model/policy-search.ts'
import { loadPolicy } from '#features/site/ui/load-policy.ts'
import { PolicyPage } from '#features/site/ui/policy-page.tsx'

export const Route = createFileRoute('/terms')({
  staticData: { hydrate: 'late' },
  validateSearch: policySearch,
  // The router merges the raw search into the validated one.
  loaderDeps: ({ search }) => policySearch(search),
  loader: ({ deps }) => loadPolicy('terms', deps.version),
  component: Page,
})

function Page() {
  return <PolicyPage name="terms" content={Route.useLoaderData()} />
}
