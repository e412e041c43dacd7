import { createFileRoute, useSearch } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from '#admin.css?url'
import { blogAuthoringTexts } from '#features/blog/messages/authoring/index.ts'
import { editorTexts } from '#features/blog/messages/editor/index.ts'
import { blogErrorTexts } from '#features/blog/messages/errors/index.ts'
import { blogReadingTexts } from '#features/blog/messages/reading/index.ts'
import { blogWritingTexts } from '#features/blog/messages/writing/index.ts'
import { PreviewFrame, WritingFrame } from '#features/blog/ui/authoring/authoring-page-frame.tsx'
import { PostScreen } from '#features/blog/ui/authoring/post-form/post-screen.tsx'
import { SavedPreview } from '#features/blog/ui/authoring/post-form/saved-preview.tsx'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { page } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/edit/$blogId/$slug')({
  loader: () =>
    loadContent(
      'editPost',
      blogReadingTexts,
      blogWritingTexts,
      blogAuthoringTexts,
      blogErrorTexts,
      editorTexts,
      identityMenuTexts,
    ),
  head: () => ({ links: [{ rel: 'stylesheet', href: styles }] }),
  component: page(EditPost, EditFrame),
})

/** `?preview` shows the saved post instead of the form. */
function useIsPreview(): boolean {
  return 'preview' in useSearch({ strict: false })
}

function EditPost() {
  const { blogId } = Route.useParams()
  if (useIsPreview()) return <SavedPreview id={blogId} />
  return <PostScreen key={blogId} id={blogId} draftKey={blogId} />
}

function EditFrame(props: ComponentProps<typeof WritingFrame>) {
  const Frame = useIsPreview() ? PreviewFrame : WritingFrame
  return <Frame {...props} />
}
