import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'
import { CLIENT_CARD_TEXTS, ClientCardScreen } from '#shell/admin/client-card.tsx'

export const Route = createFileRoute('/_data/admin/clients/$key')({
  loader: () => loadContent('adminClient', ...CLIENT_CARD_TEXTS),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/clients/$key' })} screen={ClientCardScreen} />,
})
