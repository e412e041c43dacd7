import { createFileRoute } from '@tanstack/react-router'
import { identityTexts } from '#features/identity/messages/index.ts'
import { AuthPage } from '#features/identity/ui/sign-in/auth-page.tsx'
import { ForgotPassword } from '#features/identity/ui/sign-in/forgot-password.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/forgot-password')({
  loader: () => loadContent('forgotPassword', identityTexts, platformTexts),
  component: () => <PageOf data={Route.useLoaderData()} screen={ForgotPassword} frame={AuthPage} />,
})
