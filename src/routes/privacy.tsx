import { createFileRoute } from '@tanstack/react-router'
import { policySearch } from '#features/site/model/policy-search.ts'
import { LegalPage } from '#features/site/ui/legal-page.tsx'
import { loadPolicy } from '#features/site/ui/load-policy.ts'
import { PolicyVersions } from '#features/site/ui/policy-versions.tsx'
import { TextsProvider } from '#platform/i18n/provider.tsx'

export const Route = createFileRoute('/privacy')({
  staticData: { hydrate: 'late' },
  validateSearch: policySearch,
  // The router merges the raw search into the validated one.
  loaderDeps: ({ search }) => policySearch(search),
  loader: ({ deps }) => loadPolicy('privacy', deps.version),
  component: Page,
})

function Page() {
  const content = Route.useLoaderData()
  return (
    <TextsProvider value={content.texts}>
      <LegalPage content={content}>
        <PolicyVersions page="privacy" versions={content.versions} shown={content.version} />
      </LegalPage>
    </TextsProvider>
  )
}
