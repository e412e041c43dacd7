import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { translationsTexts } from '#features/audit/messages/translations/index.ts'
import { TranslationsScreen } from '#features/audit/ui/admin/translations-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/translations')({
  loader: () => loadContent('adminTranslations', translationsTexts),
  component: () => (
    <AdminPage data={useLoaderData({ from: '/_data/admin/translations' })} screen={TranslationsScreen} />
  ),
})
