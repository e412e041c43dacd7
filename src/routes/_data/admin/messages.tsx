import { createFileRoute, useLoaderData, useNavigate } from '@tanstack/react-router'
import { contactAdminTexts } from '#features/contact/messages/admin/index.ts'
import { cannedAnswersTexts } from '#features/contact/messages/canned-answers/index.ts'
import { InboxScreen } from '#features/contact/ui/admin/inbox-screen.tsx'
import { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage, type AdminScreenProps } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/messages')({
  loader: () => loadContent('adminMessages', contactAdminTexts, cannedAnswersTexts, settingsAdminTexts),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/messages' })} screen={Inbox} />,
})

/** Emails to the company link to the message: `?open=…`. */
function Inbox({ search, onSearch }: AdminScreenProps) {
  const navigate = useNavigate()
  return (
    <InboxScreen
      search={search}
      onSearch={(change) => onSearch({ ...search, ...change })}
      onStep={(change) => navigate({ to: '.', search: { ...search, ...change }, resetScroll: false })}
    />
  )
}
