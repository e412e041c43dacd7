import { createFileRoute } from '@tanstack/react-router'
import { identityTexts } from '#features/identity/messages/index.ts'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { identityProfileTexts } from '#features/identity/messages/profile/index.ts'
import { ProfilePage } from '#features/identity/ui/profile/profile-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/profile')({
  loader: () => loadContent('profile', identityTexts, identityProfileTexts, identityMenuTexts, platformTexts),
  component: () => <PageOf data={Route.useLoaderData()} screen={ProfilePage} />,
})
