import { createFileRoute } from '@tanstack/react-router'
import { identityTexts } from '#features/identity/messages/index.ts'
import { readLoginSearch } from '#features/identity/model/login-search.ts'
import { AuthPage } from '#features/identity/ui/auth-page.tsx'
import { identityQueries } from '#features/identity/ui/identity.queries.ts'
import { SignIn } from '#features/identity/ui/sign-in.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { getQueryClient } from '#platform/client/query-client.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'

export const Route = createFileRoute('/_data/login')({
  loader: async () => {
    const [content] = await Promise.all([
      loadContent('login', identityTexts, platformTexts),
      getQueryClient().ensureQueryData(identityQueries.methods()),
    ])
    return content
  },
  component: LoginPage,
})

function LoginPage() {
  const { page, texts } = Route.useLoaderData()
  const search = readLoginSearch(Route.useSearch())
  return (
    <TextsProvider value={texts}>
      <AuthPage page={page}>
        <SignIn search={search} />
      </AuthPage>
    </TextsProvider>
  )
}
