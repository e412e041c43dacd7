import { createFileRoute, useLoaderData, useSearch } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from '#admin.css?url'
import { PreviewFrame, WritingFrame } from '#features/blog/ui/authoring/authoring-page-frame.tsx'
import { POST_FORM_TEXTS, type PostFormTexts, PostScreen } from '#features/blog/ui/authoring/post-form/post-screen.tsx'
import { SavedPreview } from '#features/blog/ui/authoring/post-form/saved-preview.tsx'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/edit/$blogId/$slug')({
  loader: () => loadContent('editPost', ...POST_FORM_TEXTS, identityMenuTexts),
  head: () => ({ links: [{ rel: 'stylesheet', href: styles }] }),
  component: () => (
    <PageOf data={useLoaderData({ from: '/_data/edit/$blogId/$slug' })} screen={EditPost} frame={EditFrame} />
  ),
})

/** `?preview` shows the saved post instead of the form. */
function useIsPreview(): boolean {
  return 'preview' in useSearch({ strict: false })
}

function EditPost(_: PostFormTexts) {
  const { blogId } = Route.useParams()
  if (useIsPreview()) return <SavedPreview id={blogId} />
  return <PostScreen key={blogId} id={blogId} draftKey={blogId} />
}

function EditFrame(props: ComponentProps<typeof WritingFrame>) {
  const Frame = useIsPreview() ? PreviewFrame : WritingFrame
  return <Frame {...props} />
}
