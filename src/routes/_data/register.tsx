import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { identityQueries } from '#features/identity/ui/identity.queries.ts'
import { AUTH_TEXTS, AuthPage } from '#features/identity/ui/sign-in/auth-page.tsx'
import { RegisterForm } from '#features/identity/ui/sign-in/register-form.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { getQueryClient } from '#platform/client/query-client.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/register')({
  loader: async () => {
    const [content] = await Promise.all([
      loadContent('register', ...AUTH_TEXTS),
      getQueryClient().ensureQueryData(identityQueries.passwordPolicy()),
    ])
    return content
  },
  component: () => <PageOf data={useLoaderData({ from: '/_data/register' })} screen={RegisterForm} frame={AuthPage} />,
})
