import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { mailAdminTexts } from '#features/mail/messages/admin/index.ts'
import { MailScreen } from '#features/mail/ui/admin/mail-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/mail')({
  loader: () => loadContent('adminMail', mailAdminTexts),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/mail' })} screen={MailScreen} />,
})
