import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { parseLoginSearch, tokenFromSearch } from '#features/identity/model/login-search.ts'
import { identityQueries } from '#features/identity/ui/identity.queries.ts'
import { AUTH_TEXTS, AuthPage, type AuthTexts } from '#features/identity/ui/sign-in/auth-page.tsx'
import { SignIn } from '#features/identity/ui/sign-in/sign-in.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { getQueryClient } from '#platform/client/query-client.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/login')({
  // The first-paint script removes the token from the URL before the client router reads it; the loader data has it.
  loader: async ({ location }) => {
    const [content] = await Promise.all([
      loadContent('login', ...AUTH_TEXTS),
      getQueryClient().ensureQueryData(identityQueries.methods()),
    ])
    return { ...content, token: tokenFromSearch(location.search) }
  },
  component: () => <PageOf data={useLoaderData({ from: '/_data/login' })} screen={Login} frame={AuthPage} />,
})

function Login({ token }: { token: string | undefined } & AuthTexts) {
  return <SignIn search={{ ...parseLoginSearch(Route.useSearch()), token }} />
}
