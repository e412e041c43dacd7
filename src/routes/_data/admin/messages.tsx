import { createFileRoute, useLoaderData, useNavigate } from '@tanstack/react-router'
import { INBOX_TEXTS, InboxScreen } from '#features/contact/ui/admin/inbox-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import type { SearchProps } from '#platform/client/search-props.ts'
import type { Uses } from '#platform/i18n/texts.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/messages')({
  loader: () => loadContent('adminMessages', ...INBOX_TEXTS),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/messages' })} screen={Inbox} />,
})

/** Emails to the company link to the message: `?open=…`. */
function Inbox({ texts, search, onSearch }: SearchProps & Uses<typeof INBOX_TEXTS>) {
  const navigate = useNavigate()
  return (
    <InboxScreen
      texts={texts}
      search={search}
      onSearch={(change) => onSearch({ ...search, ...change })}
      onStep={(change) => navigate({ to: '.', search: { ...search, ...change }, resetScroll: false })}
    />
  )
}
