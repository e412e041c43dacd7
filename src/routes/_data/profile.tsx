import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { PROFILE_TEXTS, ProfilePage } from '#features/identity/ui/profile/profile-page.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/profile')({
  loader: () => loadContent('profile', ...PROFILE_TEXTS),
  component: () => <PageOf data={useLoaderData({ from: '/_data/profile' })} screen={ProfilePage} />,
})
