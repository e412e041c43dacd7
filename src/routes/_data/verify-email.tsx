import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { tokenFromSearch } from '#features/identity/model/login-search.ts'
import { identityQueries } from '#features/identity/ui/identity.queries.ts'
import { AUTH_TEXTS, AuthPage } from '#features/identity/ui/sign-in/auth-page.tsx'
import { VerifyEmail } from '#features/identity/ui/sign-in/verify-email.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { getQueryClient } from '#platform/client/query-client.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/verify-email')({
  // The first-paint script removes the token from the URL before the client router reads it; the loader data has it.
  loader: async ({ location }) => {
    const [content] = await Promise.all([
      loadContent('verifyEmail', ...AUTH_TEXTS),
      getQueryClient().ensureQueryData(identityQueries.passwordPolicy()),
    ])
    return { ...content, token: tokenFromSearch(location.search) }
  },
  component: () => (
    <PageOf data={useLoaderData({ from: '/_data/verify-email' })} screen={VerifyEmail} frame={AuthPage} />
  ),
})
