import { createFileRoute } from '@tanstack/react-router'
import { identityTexts } from '#features/identity/messages/index.ts'
import { parseLoginSearch, tokenFromSearch } from '#features/identity/model/login-search.ts'
import { identityQueries } from '#features/identity/ui/identity.queries.ts'
import { AuthPage, type AuthTexts } from '#features/identity/ui/sign-in/auth-page.tsx'
import { SignIn } from '#features/identity/ui/sign-in/sign-in.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { getQueryClient } from '#platform/client/query-client.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/login')({
  // The first-paint script removes the token from the URL before the client router reads it; the loader data has it.
  loader: async ({ location }) => {
    const [content] = await Promise.all([
      loadContent('login', identityTexts, platformTexts),
      getQueryClient().ensureQueryData(identityQueries.methods()),
    ])
    return { ...content, token: tokenFromSearch(location.search) }
  },
  component: () => <PageOf data={Route.useLoaderData()} screen={Login} frame={AuthPage} />,
})

function Login({ token }: { token: string | undefined } & AuthTexts) {
  return <SignIn search={{ ...parseLoginSearch(Route.useSearch()), token }} />
}
