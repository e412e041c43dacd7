import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import styles from '#admin.css?url'
import { WritingFrame } from '#features/blog/ui/authoring/authoring-page-frame.tsx'
import { NewPostScreen } from '#features/blog/ui/authoring/post-form/new-post-screen.tsx'
import { POST_FORM_TEXTS } from '#features/blog/ui/authoring/post-form/post-screen.tsx'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/blog/new')({
  loader: () => loadContent('newPost', ...POST_FORM_TEXTS, identityMenuTexts),
  head: () => ({ links: [{ rel: 'stylesheet', href: styles }] }),
  component: () => (
    <PageOf data={useLoaderData({ from: '/_data/blog/new' })} screen={NewPostScreen} frame={WritingFrame} />
  ),
})
