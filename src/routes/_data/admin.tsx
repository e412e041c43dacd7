import { createFileRoute } from '@tanstack/react-router'
import styles from '#admin.css?url'
import { lookAroundTexts } from '#features/identity/messages/look-around/index.ts'
import { loadPageTexts } from '#platform/client/load-page-texts.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { AdminLayout } from '#shell/admin/admin-layout.tsx'
import { adminTexts } from '#shell/admin/messages/index.ts'

/** Layout of the admin area. */
export const Route = createFileRoute('/_data/admin')({
  loader: () => loadPageTexts(currentLocale(), adminTexts, lookAroundTexts),
  // On a client-side navigation React waits for the style sheet before it shows the page.
  head: () => ({ links: [{ rel: 'stylesheet', href: styles }] }),
  component: () => <AdminLayout texts={Route.useLoaderData()} />,
})
