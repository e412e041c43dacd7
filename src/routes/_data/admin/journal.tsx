import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { journalTexts } from '#features/journal/messages/index.ts'
import { JournalSearch } from '#features/journal/ui/admin/journal-search.tsx'
import { useSite } from '#features/settings/ui/use-site.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage, type AdminScreenProps } from '#shell/admin/admin-page.tsx'
import { useJournalDetails } from '#shell/admin/journal-details.tsx'
import { SETTING_TEXTS } from '#shell/admin/setting-tabs.ts'

export const Route = createFileRoute('/_data/admin/journal')({
  loader: () => loadContent('adminJournal', journalTexts, ...Object.values(SETTING_TEXTS)),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/journal' })} screen={Journal} />,
})

function Journal(props: AdminScreenProps) {
  return <JournalSearch {...props} zone={useSite().timeZone} detailsOf={useJournalDetails()} />
}
