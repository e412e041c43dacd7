import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { usersTexts } from '#features/identity/messages/users/index.ts'
import { UsersScreen } from '#features/identity/ui/admin/users-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/users')({
  loader: () => loadContent('adminUsers', usersTexts),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/users' })} screen={UsersScreen} />,
})
