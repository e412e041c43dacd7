import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from '#admin.css?url'
import { caseEditorTexts } from '#features/blog/messages/case-editor/index.ts'
import { WritingFrame } from '#features/blog/ui/authoring/authoring-page-frame.tsx'
import { NewPostScreen, useNewPostKind } from '#features/blog/ui/authoring/post-form/new-post-screen.tsx'
import { POST_FORM_TEXTS } from '#features/blog/ui/authoring/post-form/post-screen.tsx'
import { lookAroundTexts } from '#features/identity/messages/look-around/index.ts'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/blog/new')({
  loader: () => loadContent('newPost', ...POST_FORM_TEXTS, identityMenuTexts, lookAroundTexts),
  head: () => ({ links: [{ rel: 'stylesheet', href: styles }] }),
  component: () => <PageOf data={useLoaderData({ from: '/_data/blog/new' })} screen={NewPostScreen} frame={NewFrame} />,
})

function NewFrame({ page, children }: ComponentProps<typeof WritingFrame>) {
  const t = useT(caseEditorTexts)
  return (
    <WritingFrame page={useNewPostKind() === 'case' ? { ...page, heading: t('newHeading') } : page}>
      {children}
    </WritingFrame>
  )
}
