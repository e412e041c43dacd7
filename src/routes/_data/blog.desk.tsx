import { createFileRoute } from '@tanstack/react-router'
import { blogAuthoringTexts } from '#features/blog/messages/authoring/index.ts'
import { blogWritingTexts } from '#features/blog/messages/writing/index.ts'
import { AuthoringPageFrame } from '#features/blog/ui/authoring/authoring-page-frame.tsx'
import { PostListScreen } from '#features/blog/ui/authoring/post-list-screen.tsx'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { page } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/blog/desk')({
  loader: () => loadContent('blogDesk', blogAuthoringTexts, blogWritingTexts, identityMenuTexts),
  component: page(PostListScreen, AuthoringPageFrame),
})
