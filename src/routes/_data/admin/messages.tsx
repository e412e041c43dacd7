import { createFileRoute } from '@tanstack/react-router'
import { contactAdminTexts } from '#features/contact/messages/admin/index.ts'
import { cannedAnswersTexts } from '#features/contact/messages/canned-answers/index.ts'
import { InboxScreen, type InboxSearch } from '#features/contact/ui/inbox-screen.tsx'
import { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { adminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/messages')({
  // Emails to the company link to the message: `?open=…`.
  validateSearch: (search): InboxSearch => search,
  loader: () => loadContent('adminMessages', contactAdminTexts, cannedAnswersTexts, settingsAdminTexts),
  component: adminPage(Inbox),
})

function Inbox() {
  const navigate = Route.useNavigate()
  return (
    <InboxScreen
      search={Route.useSearch()}
      onSearch={(change, { isStep } = { isStep: false }) =>
        navigate({ search: (before) => ({ ...before, ...change }), replace: !isStep, resetScroll: false })
      }
    />
  )
}
