import { createFileRoute } from '@tanstack/react-router'
import { contactAdminTexts } from '#features/contact/messages/admin/index.ts'
import { InboxScreen } from '#features/contact/ui/inbox-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { adminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/messages')({
  // Emails to the company link to the message: `?open=…`.
  validateSearch: ({ open }): { open?: string } => (typeof open === 'string' ? { open } : {}),
  loader: () => loadContent('adminMessages', contactAdminTexts),
  component: adminPage(Inbox),
})

function Inbox() {
  const { open } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <InboxScreen openId={open} onClose={() => navigate({ search: {}, resetScroll: false })} />
}
