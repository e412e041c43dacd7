import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import { pageTextsTexts } from '#features/site/messages/page-texts/index.ts'
import { TextsScreen } from '#features/site/ui/admin/texts/texts-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/pages')({
  validateSearch: (search): Record<string, unknown> => search,
  loader: () => loadContent('adminPages', pageTextsTexts, settingsAdminTexts),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/pages' })} screen={PageTexts} />,
})

function PageTexts() {
  const navigate = Route.useNavigate()
  return <TextsScreen search={Route.useSearch()} onSearch={(search) => navigate({ search, resetScroll: false })} />
}
