import { createFileRoute } from '@tanstack/react-router'
import { identityTexts } from '#features/identity/messages/index.ts'
import { readToken } from '#features/identity/model/login-search.ts'
import { AuthPage } from '#features/identity/ui/auth-page.tsx'
import { identityQueries } from '#features/identity/ui/identity.queries.ts'
import { ResetPassword } from '#features/identity/ui/reset-password.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { getQueryClient } from '#platform/client/query-client.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'

export const Route = createFileRoute('/_data/reset-password')({
  loader: async () => {
    const [content] = await Promise.all([
      loadContent('resetPassword', identityTexts, platformTexts),
      getQueryClient().ensureQueryData(identityQueries.passwordPolicy()),
    ])
    return content
  },
  component: Page,
})

function Page() {
  const { page, texts } = Route.useLoaderData()
  const token = readToken(Route.useSearch())
  return (
    <TextsProvider value={texts}>
      <AuthPage page={page}>
        <ResetPassword token={token} />
      </AuthPage>
    </TextsProvider>
  )
}
