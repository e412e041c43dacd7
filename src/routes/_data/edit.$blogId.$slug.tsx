import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useLoaderData, useSearch } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from '#admin.css?url'
import { caseEditorTexts } from '#features/blog/messages/case-editor/index.ts'
import { authoringQueries } from '#features/blog/ui/authoring/authoring.queries.ts'
import { PreviewFrame, WritingFrame } from '#features/blog/ui/authoring/authoring-page-frame.tsx'
import { POST_FORM_TEXTS, type PostFormTexts, PostScreen } from '#features/blog/ui/authoring/post-form/post-screen.tsx'
import { SavedPreview } from '#features/blog/ui/authoring/post-form/saved-preview.tsx'
import { lookAroundTexts } from '#features/identity/messages/look-around/index.ts'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/edit/$blogId/$slug')({
  loader: () => loadContent('editPost', ...POST_FORM_TEXTS, identityMenuTexts, lookAroundTexts),
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
  const t = useT(caseEditorTexts)
  const { data: post } = useQuery(authoringQueries.post(Route.useParams().blogId))
  const Frame = useIsPreview() ? PreviewFrame : WritingFrame
  const page = post?.kind === 'case' ? { ...props.page, heading: t('editHeading') } : props.page
  return <Frame {...props} page={page} />
}
