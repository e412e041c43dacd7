import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { journalTexts } from '#features/journal/messages/index.ts'
import { JournalSearch } from '#features/journal/ui/admin/journal-search.tsx'
import { useSite } from '#features/settings/ui/use-site.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import type { SearchProps } from '#platform/client/search-props.ts'
import type { Uses } from '#platform/i18n/texts.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'
import { useJournalDetails } from '#shell/admin/journal-details.tsx'
import { ALL_SETTING_TEXTS } from '#shell/admin/setting-tabs.ts'

export const Route = createFileRoute('/_data/admin/journal')({
  loader: () => loadContent('adminJournal', journalTexts, ...ALL_SETTING_TEXTS),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/journal' })} screen={Journal} />,
})

function Journal(props: SearchProps & Uses<[typeof journalTexts]> & Uses<typeof ALL_SETTING_TEXTS>) {
  return <JournalSearch {...props} zone={useSite().timeZone} detailsOf={useJournalDetails(props)} />
}
