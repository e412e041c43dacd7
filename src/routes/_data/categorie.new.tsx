import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import styles from '#admin.css?url'
import { CATEGORY_TEXTS, CategoryScreen } from '#features/blog/ui/authoring/categories/category-screen.tsx'
import { lookAroundTexts } from '#features/identity/messages/look-around/index.ts'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AuthoringFrame } from '#shell/admin/authoring-frame.tsx'
import { adminTexts } from '#shell/admin/messages/index.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/categorie/new')({
  loader: () => loadContent('newCategory', ...CATEGORY_TEXTS, identityMenuTexts, lookAroundTexts, adminTexts),
  head: () => ({ links: [{ rel: 'stylesheet', href: styles }] }),
  component: () => (
    <PageOf data={useLoaderData({ from: '/_data/categorie/new' })} screen={CategoryScreen} frame={AuthoringFrame} />
  ),
})
