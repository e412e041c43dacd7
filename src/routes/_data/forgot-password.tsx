import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { AUTH_TEXTS, AuthPage } from '#features/identity/ui/sign-in/auth-page.tsx'
import { ForgotPassword } from '#features/identity/ui/sign-in/forgot-password.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/forgot-password')({
  loader: () => loadContent('forgotPassword', ...AUTH_TEXTS),
  component: () => (
    <PageOf data={useLoaderData({ from: '/_data/forgot-password' })} screen={ForgotPassword} frame={AuthPage} />
  ),
})
