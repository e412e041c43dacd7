import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { SITE_TEXTS_TEXTS, TextsScreen } from '#features/site/ui/admin/texts/texts-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import type { Uses } from '#platform/i18n/texts.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/pages')({
  validateSearch: (search): Record<string, unknown> => search,
  loader: () => loadContent('adminPages', ...SITE_TEXTS_TEXTS),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/pages' })} screen={PageTexts} />,
})

function PageTexts({ texts }: Uses<typeof SITE_TEXTS_TEXTS>) {
  const navigate = Route.useNavigate()
  const onSearch = (search: Record<string, unknown>) => navigate({ search, resetScroll: false })
  return <TextsScreen texts={texts} search={Route.useSearch()} onSearch={onSearch} />
}
