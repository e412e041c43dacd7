import { createFileRoute } from '@tanstack/react-router'
import styles from '#admin.css?url'
import { blogAuthoringTexts } from '#features/blog/messages/authoring/index.ts'
import { editorTexts } from '#features/blog/messages/editor/index.ts'
import { blogErrorTexts } from '#features/blog/messages/errors/index.ts'
import { blogReadingTexts } from '#features/blog/messages/reading/index.ts'
import { blogWritingTexts } from '#features/blog/messages/writing/index.ts'
import { WritingFrame } from '#features/blog/ui/authoring/authoring-page-frame.tsx'
import { NewPostScreen } from '#features/blog/ui/authoring/post-form/new-post-screen.tsx'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { page } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/blog/new')({
  loader: () =>
    loadContent(
      'newPost',
      blogReadingTexts,
      blogWritingTexts,
      blogAuthoringTexts,
      blogErrorTexts,
      editorTexts,
      identityMenuTexts,
    ),
  head: () => ({ links: [{ rel: 'stylesheet', href: styles }] }),
  component: page(NewPostScreen, WritingFrame),
})
