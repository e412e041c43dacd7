import { createFileRoute } from '@tanstack/react-router'
import { identityTexts } from '#features/identity/messages/index.ts'
import { readLoginSearch } from '#features/identity/model/login-search.ts'
import { AuthPage } from '#features/identity/ui/auth-page.tsx'
import { identityQueries } from '#features/identity/ui/identity.queries.ts'
import { SignIn } from '#features/identity/ui/sign-in.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { getQueryClient } from '#platform/client/query-client.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'
import { loadTexts } from '#platform/i18n/texts.ts'

export const Route = createFileRoute('/_data/login')({
  loader: async () => {
    const [{ page }, texts] = await Promise.all([
      loadContent('login'),
      loadTexts(currentLocale(), identityTexts, platformTexts),
      getQueryClient().ensureQueryData(identityQueries.methods()),
    ])
    return { page, texts }
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
