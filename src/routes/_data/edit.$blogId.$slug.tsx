import { createFileRoute } from '@tanstack/react-router'
import { blogAuthoringTexts } from '#features/blog/messages/authoring/index.ts'
import { editorTexts } from '#features/blog/messages/editor/index.ts'
import { blogErrorTexts } from '#features/blog/messages/errors/index.ts'
import { blogReadingTexts } from '#features/blog/messages/reading/index.ts'
import { blogWritingTexts } from '#features/blog/messages/writing/index.ts'
import { AuthoringPageFrame } from '#features/blog/ui/authoring/authoring-page-frame.tsx'
import { PostScreen } from '#features/blog/ui/authoring/post-form/post-screen.tsx'
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
  component: page(EditPost, AuthoringPageFrame),
})

function EditPost() {
  const { blogId } = Route.useParams()
  return <PostScreen key={blogId} id={blogId} draftKey={blogId} />
}
